import Chapter04Modern
import Testing

@Suite("A step that sends", .timeLimit(.minutes(5))) @MainActor
struct SendTests {
  @Test("A task is equal to itself, and to no other that has effects")
  func tasks() async {
    let store = Sample.store()
    let first = await store.send(.forever)
    let second = await store.send(.forever)
    #expect(first == first)
    #expect(Set([first, second, first]).count == 2)
    #expect(await store.send(.nothing) == store.send(.nothing))
    await store.send(.stop)
  }

  @Test("The first state may be written without its type")
  func inferred() async {
    struct Counter: Reducer {
      struct State: Equatable { var count = 0 }
      var body: some Reducer<State, Void> {
        Reduce { state, _ in
          state.count += 1
          return .none
        }
      }
    }
    let store = TestStore(initialState: .init()) { Counter() }
    await store.send(()) { $0.count = 1 }
    let live = Store(initialState: .init()) { Counter() }
    live.send(())
    #expect(live.count == 1)
  }

  // R4.18
  @Test("A difference fails at the step's line, and shows the changed field only")
  func difference() async {
    let issues = await reported { store in
      await store.send(.increment) { $0.count = 2 }
    }
    expect(
      issues,
      at: #line - 4,
      "A state change does not match expectation",
      "− count: 2",
      "+ count: 1",
      "(Expected: −, Actual: +)",
      without: ["Blob", "name"]
    )
  }

  // R4.18
  @Test("A change that no closure states fails")
  func unstated() async {
    let issues = await reported { store in
      await store.send(.increment)
    }
    expect(
      issues,
      at: #line - 4,
      "State was not expected to change, but a change occurred",
      "− count: 0",
      "+ count: 1"
    )
  }

  // R4.22
  @Test("An error thrown in a closure fails at the step")
  func closureThrows() async {
    struct Failure: Error {}
    let issues = await reported { store in
      await store.send(.nothing) { _ in throw Failure() }
    }
    expect(issues, at: #line - 2, "threw an error", "Failure()")
  }

  @Test("After a failed step the next one continues from the actual state")
  func goesOn() async {
    let issues = await reported { store in
      await store.send(.increment) { $0.count = 9 }
      await store.send(.increment) { $0.count = 2 }
    }
    expect(issues, at: #line - 3, "− count: 9")
  }

  @Test("assert states something between the steps, and fails with the difference")
  func assertion() async {
    let issues = await reported { store in
      await store.send(.increment) { $0.count = 1 }
      store.assert { $0.count = 1 }
      store.assert { #expect($0.name == "Blob") }
      store.assert { $0.count = 5 }
    }
    expect(issues, at: #line - 2, "− count: 5", "+ count: 1")
  }

  @Test("States that look alike but differ are said to")
  func lookAlike() async {
    struct Sly: Equatable {
      var text = ""
      static func == (left: Sly, right: Sly) -> Bool { false }
    }
    let line = #line + 5
    let issues = await reported {
      let store = TestStore(initialState: Sly()) {
        Reduce<Sly, Int> { _, _ in .none }
      }
      await store.send(1)
    }
    expect(issues, at: line, "State was not expected to change", "They look alike")
  }
}
