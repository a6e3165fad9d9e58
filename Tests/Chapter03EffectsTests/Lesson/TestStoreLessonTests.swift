import Chapter03Effects
import Dispatch
import IssueTesting
import Testing

// What chapter 3's pages show, failures included, so that they can be believed.

// snippet.carelessReducer
let carelessReducer = Reducer<NthPrimeState, NthPrimeAction, NthPrimeEnvironment> {
  state,
  action,
  environment in
  let effect = nthPrimeReducer.run(&state, action, environment)
  switch action {
  case .nthPrimeTapped:
    state.count = 0  // nobody wanted this
    return .merge(effect, environment.nthPrime(1000).fireAndForget())
  case .incrementTapped, .nthPrimeResponse:
    return effect
  }
}
// snippet.end

@Suite struct ByHandTests {
  @Test("A test by hand checks what its author thought of") func byHand() {
    // snippet.byHand
    var state = NthPrimeState()
    let effect = carelessReducer.run(&state, .nthPrimeTapped, .mock)

    var received: [NthPrimeAction] = []
    _ = effect.sink { received.append($0) }
    #expect(received == [.nthPrimeResponse(7, .success(70))])

    for action in received { _ = carelessReducer.run(&state, action, .mock) }
    #expect(state.message == "Prime 7 is 70.")
    // snippet.end
  }

  @Test("A test store's step states everything") func testStore() {
    expectReport(
      """
      .nthPrimeTapped changed the state, and this step states no change:
        count: expected 7, was 0
      """
    ) {
      // snippet.testStore
      let store = TestStore(
        initialState: NthPrimeState(),
        reducer: carelessReducer,
        environment: .mock
      )
      store.send(.nthPrimeTapped)
      store.receive(.nthPrimeResponse(7, .success(70))) { $0.message = "Prime 7 is 70." }
      // snippet.end
    }
  }
}

@Suite struct StepTests {
  @Test("A search, as a list of steps") func search() {
    // snippet.steps
    let scheduler = DispatchQueue.test
    let store = TestStore(
      initialState: SearchState(),
      reducer: searchReducer,
      environment: SearchEnvironment(
        search: { query in Effect(value: ["\(query) 1", "\(query) 2"]) },
        mainQueue: scheduler.eraseToAnyScheduler()
      )
    )
    store.assert(
      .send(.queryChanged("p")) { $0.query = "p" },
      .do { scheduler.advance(by: .milliseconds(299)) },
      .send(.queryChanged("pr")) { $0.query = "pr" },
      .do { scheduler.advance(by: .milliseconds(300)) },
      .receive(.found(["pr 1", "pr 2"])) { $0.results = ["pr 1", "pr 2"] },
      .environment { $0.search = { _ in .none } },
      .send(.queryChanged("")) { $0.query = "" },
      .do { scheduler.advance(by: .milliseconds(300)) }
    )
    // snippet.end
  }

  @Test("An effect that waits for time to pass is reported as still running") func forgotten() {
    expectReport(
      "An effect of .queryChanged(\"p\"), which followed from this step, is still running at the "
        + "end. Let it finish, for instance by advancing its scheduler, or cancel it."
    ) {
      // snippet.forgotten
      let store = TestStore(
        initialState: SearchState(),
        reducer: searchReducer,
        environment: SearchEnvironment(
          search: { _ in .failing("SearchEnvironment.search") },
          mainQueue: DispatchQueue.test.eraseToAnyScheduler()
        )
      )
      store.assert(
        .send(.queryChanged("p")) { $0.query = "p" }
      )
      // snippet.end
    }
  }
}
