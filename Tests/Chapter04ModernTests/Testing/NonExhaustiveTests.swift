import Chapter04Modern
import Testing

@Suite("A test store that is not exhaustive", .serialized, .timeLimit(.minutes(5))) @MainActor
struct NonExhaustiveTests {
  private func store(_ gate: Gate = Gate(), show: Bool = false) -> TestStoreOf<Sample> {
    let store = Sample.store(gate)
    store.exhaustivity = show ? .off(showSkippedAssertions: true) : .off
    return store
  }

  // R4.20
  @Test("The closure gets the actual state, and states what it knows", arguments: [false, true])
  func actual(show: Bool) async {
    let store = store(show: show)
    await store.send(.increment) {
      #expect($0.count == 1)
      $0.name = "Blob"
    }
    await store.send(.increment)
    await store.send(.nothing) { $0.count = 2 }
    #expect(store.state.count == 2)
  }

  // R4.20
  @Test("A wrong assertion still fails, at its line", arguments: [false, true])
  func wrong(show: Bool) async {
    let line = #line + 3
    let issues = await reported {
      let store = store(show: show)
      await store.send(.increment) { $0.count = 5 }
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.says("− count: 5", "+ count: 1", "the state after the step") == true)
  }

  // R4.20
  @Test("receive skips to the match", arguments: [false, true])
  func skips(show: Bool) async {
    let store = store(show: show)
    await store.send(.sendThree)
    await store.receive(\.number, 2) { $0.count = 3 }
    #expect(store.state.count == 3)
    await store.send(.nothing)
    #expect(store.state.count == 6, "the third was skipped")
  }

  @Test("receive of what never comes still fails, with what came")
  func never() async {
    let line = #line + 4
    let issues = await reported {
      let store = store()
      await store.send(.sendThree)
      await store.receive(\.response)
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.first?.says(
        "Expected to receive an action, but didn't",
        #"an action of the case \.response"#,
        ".number(1)"
      ) == true
    )
  }

  @Test("receive of what never comes and has nothing before it fails", arguments: [false, true])
  func nothing(show: Bool) async {
    let issues = await reported {
      let store = store(show: show)
      await store.receive(\.response)
    }
    #expect(issues.count == 1)
  }

  @Test("Actions and effects that are left at the end are no failure", arguments: [false, true])
  func leftovers(show: Bool) async {
    let store = store(show: show)
    await store.send(.forever)
    await store.send(.sendThree)
    await store.finish(timeout: .zero)
    await store.skipReceivedActions()
    await store.skipInFlightEffects()
    await store.skipReceivedActions()
    await store.skipInFlightEffects()
    await store.send(.forever)
    await store.send(.sendThree)
  }

  @Test("receive waits for the match, though other actions have come")
  func waits() async {
    let gate = Gate()
    let store = store(gate)
    await store.send(.askLater)
    await store.send(.sendThree)
    gate.open()
    await store.receive(\.response) { $0.text = "hi" }
    #expect(store.state.count == 6)
  }

  @Test("Some steps only can be exhaustive, or not")
  func some() async {
    let store = Sample.store()
    await store.withExhaustivity(.off) {
      await store.send(.increment)
      await store.send(.sendThree)
      await store.skipReceivedActions()
    }
    #expect(store.exhaustivity == .on)
    await store.send(.increment) { $0.count = 8 }
    let exhaustivity = store.withExhaustivity(.off(showSkippedAssertions: true)) {
      store.exhaustivity
    }
    #expect(exhaustivity == .off(showSkippedAssertions: true))
  }
}
