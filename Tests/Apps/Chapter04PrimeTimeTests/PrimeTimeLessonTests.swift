import Chapter04Modern
import Chapter04PrimeTime
import Testing

// The code of the page "PrimeTime without an environment".

@Suite("PrimeTime in a test store") @MainActor struct PrimeTimeLessonTests {
  @Test("After leaving before the answer nothing more arrives, and nothing is left running")
  func leaving() async {
    let state = PrimeTime.App.State(count: 7)
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
