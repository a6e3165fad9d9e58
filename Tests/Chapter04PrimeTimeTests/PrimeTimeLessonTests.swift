import Chapter04Modern
import Chapter04PrimeTime
import Testing

// What page 4.9 shows, so that it can be believed.

@Suite("PrimeTime in a test store") @MainActor struct PrimeTimeLessonTests {
  @Test("Who leaves before the answer hears of it no more, and nothing is left running")
  func leaving() async {
    var state = PrimeTime.App.State()
    state.counter.count = 7
    // snippet.leaving
    let clock = TestClock()
    let store = TestStore(initialState: state) {
      PrimeTime.App()
    } withDependencies: {
      $0.continuousClock = clock
      $0[PrimeTime.NthPrimeClient.self].find = { _ in
        try await clock.sleep(for: .seconds(5))
        return 17
      }
    }

    await store.send(\.counter.nthPrimeTapped) {
      $0.counter.nthPrime = PrimeTime.NthPrime.State(n: 7)
    }
    await store.receive(\.counter.nthPrime.asked)
    await store.send(\.screenSelected, .favoritePrimes) { $0.screen = .favoritePrimes }
    await store.receive(\.counter.screenLeft) { $0.counter.nthPrime = nil }
    await clock.advance(by: .seconds(60))
    // snippet.end
  }
}
