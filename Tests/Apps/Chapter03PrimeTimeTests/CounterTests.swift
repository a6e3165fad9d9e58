import Chapter03Effects
import Chapter03PrimeTime
import Dispatch
import Testing

@Suite struct CounterTests {
  private let scheduler = DispatchQueue.test

  private func environment(
    _ find: @escaping @Sendable (Int) -> Effect<Int, NthPrimeError>
  ) -> CounterEnvironment {
    CounterEnvironment(
      nthPrime: NthPrimeClient(find: find),
      mainQueue: scheduler.eraseToAnyScheduler()
    )
  }

  private func store(
    count: Int,
    _ find: @escaping @Sendable (Int) -> Effect<Int, NthPrimeError>
  ) -> TestStore<CounterState, CounterAction, CounterEnvironment> {
    TestStore(
      initialState: CounterState(count: count),
      reducer: counterReducer,
      environment: environment(find)
    )
  }

  // R3.3
  @Test("The response carries its request: it is about the count at the time of the request")
  func question() {
    let store = store(count: 7) { Effect(value: $0 * 10) }
    store.assert(
      .send(.nthPrimeTapped) { $0.nthPrime = .computing(n: 7) },
      .send(.incrementTapped) { $0.count = 8 },
      .do { scheduler.advance() },
      .receive(.nthPrimeResponse(7, .success(70))) { $0.nthPrime = .found(n: 7, prime: 70) }
    )
  }

  @Test("A failure is shown, and the user can retry") func failure() {
    let store = store(count: 7) { _ in Effect(error: .offline) }
    store.assert(
      .send(.nthPrimeTapped) { $0.nthPrime = .computing(n: 7) },
      .do { scheduler.advance() },
      .receive(.nthPrimeResponse(7, .failure(.offline))) {
        $0.nthPrime = .failed(n: 7, .offline)
      },
      .environment { $0.nthPrime = .mock },
      .send(.nthPrimeTapped) { $0.nthPrime = .computing(n: 7) },
      .do { scheduler.advance() },
      .receive(.nthPrimeResponse(7, .success(17))) { $0.nthPrime = .found(n: 7, prime: 17) }
    )
  }

  @Test("A new request replaces the one before, whose response never arrives")
  func replacement() {
    let store = store(count: 7) { Effect(value: $0 * 10) }
    store.assert(
      .send(.nthPrimeTapped) { $0.nthPrime = .computing(n: 7) },
      .send(.incrementTapped) { $0.count = 8 },
      .send(.nthPrimeTapped) { $0.nthPrime = .computing(n: 8) },
      .do { scheduler.advance() },
      .receive(.nthPrimeResponse(8, .success(80))) { $0.nthPrime = .found(n: 8, prime: 80) }
    )
  }

  @Test("Below 1 there is no prime: the client gets no request, and an earlier one is cancelled")
  func belowOne() {
    let store = store(count: 1) { Effect(value: $0 * 10) }
    store.assert(
      .send(.nthPrimeTapped) { $0.nthPrime = .computing(n: 1) },
      .send(.decrementTapped) { $0.count = 0 },
      .send(.nthPrimeTapped) { $0.nthPrime = .failed(n: 0, .noSuchPrime) },
      .do { scheduler.advance() }
    )
  }

  @Test(
    "The screen says what is known, with the number of the question",
    arguments: [
      (CounterState.NthPrime.computing(n: 1), "Computing the 1st prime…"),
      (.computing(n: 22), "Computing the 22nd prime…"),
      (.computing(n: 113), "Computing the 113th prime…"),
      (.found(n: 3, prime: 5), "The 3rd prime is 5"),
      (.failed(n: 11, .noSuchPrime), "There is no 11th prime."),
      (.failed(n: 7, .offline), "The prime service is offline."),
      (.failed(n: 7, .timedOut), "No answer after 10 seconds."),
      (.failed(n: 7, .badAnswer), "The prime service gave no number."),
    ]
  )
  func screen(nthPrime: CounterState.NthPrime, text: String) {
    let lines = counterPanel(CounterState(count: 9, nthPrime: nthPrime)).screen
    #expect(lines[3].hasSuffix(" 9"))
    #expect(lines[4] == "")
    #expect(lines[5].hasSuffix(" \(text)"))
    #expect(lines.allSatisfy { $0.count <= 40 })
  }

  @Test("The request is offered only where there is a prime") func offer() {
    #expect(counterPanel(CounterState(count: 0)).action(forKey: "n", at: noon) == nil)
    #expect(counterPanel(CounterState(count: 1)).action(forKey: "n", at: noon) == .nthPrimeTapped)
  }
}
