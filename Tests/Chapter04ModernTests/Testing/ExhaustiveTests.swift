import Chapter04Modern
import Foundation
import Testing

@Suite("An exhaustive test store") @MainActor
struct ExhaustiveTests {
  /// The one issue of a test, which must be at this line and say these things.
  private func expect(
    _ issues: [Reported],
    at line: Int,
    _ parts: String...,
    without: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(issues.count == 1, sourceLocation: sourceLocation)
    #expect(issues.first?.line == line, sourceLocation: sourceLocation)
    for part in parts {
      #expect(issues.first?.text.contains(part) == true, "\(part)", sourceLocation: sourceLocation)
    }
    for part in without {
      #expect(issues.first?.text.contains(part) == false, "\(part)", sourceLocation: sourceLocation)
    }
  }

  @Test("The closure is given the previous state, and the state is the new one after the step")
  func previous() async {
    let store = Sample.store()
    await store.send(.increment) {
      #expect($0.count == 0)
      $0.count = 1
    }
    #expect(store.state.count == 1)
    await store.send(.ask)
    await store.receive(\.response) {
      #expect($0.text == nil)
      $0.text = "hi"
    }
    #expect(store.state.text == "hi")
  }

  @Test("A difference fails at the step's line, and shows the changed field only")
  func difference() async {
    let line = #line + 3
    let issues = await reported {
      let store = Sample.store()
      await store.send(.increment) { $0.count = 2 }
    }
    expect(
      issues, at: line, "A state change does not match expectation", "− count: 2", "+ count: 1",
      "(Expected: −, Actual: +)", without: ["Blob", "name"]
    )
  }

  @Test("A change that no closure states fails")
  func unstated() async {
    let line = #line + 3
    let issues = await reported {
      let store = Sample.store()
      await store.send(.increment)
    }
    expect(
      issues, at: line, "State was not expected to change, but a change occurred", "− count: 0",
      "+ count: 1"
    )
  }

  @Test("A stated change that did not happen fails")
  func noChange() async {
    let line = #line + 3
    let issues = await reported {
      let store = Sample.store()
      await store.send(.nothing) { $0.count = 0 }
    }
    expect(issues, at: line, "Expected state to change, but no change occurred")
  }

  @Test("A change stated that differs from none fails with the difference")
  func wrongNoChange() async {
    let line = #line + 3
    let issues = await reported {
      let store = Sample.store()
      await store.send(.nothing) { $0.name = "Bob" }
    }
    expect(issues, at: line, "− name: \"Bob\"", "+ name: \"Blob\"", without: ["count"])
  }

  @Test("An error thrown in a closure fails at the step")
  func closureThrows() async {
    struct Failure: Error {}
    let line = #line + 3
    let issues = await reported {
      let store = Sample.store()
      await store.send(.nothing) { _ in throw Failure() }
    }
    expect(issues, at: line, "threw an error", "Failure()")
  }

  @Test("After a failed step the next one goes on from the actual state")
  func goesOn() async {
    let line = #line + 3
    let issues = await reported {
      let store = Sample.store()
      await store.send(.increment) { $0.count = 9 }
      await store.send(.increment) { $0.count = 2 }
    }
    expect(issues, at: line, "− count: 9")
  }

  @Test("Sending while actions wait to be received fails with their names")
  func sendTooEarly() async {
    let line = #line + 4
    let issues = await reported {
      let store = Sample.store()
      await store.send(.ask)
      await store.send(.increment) {
        $0.count = 1
        $0.text = "hi"
      }
      await store.skipReceivedActions()
    }
    expect(
      issues, at: line, "Must handle 1 received action before sending an action", ".response(\"hi\")"
    )
  }

  @Test("Another action than the expected one fails with the difference")
  func wrongAction() async {
    let line = #line + 4
    let issues = await reported {
      let store = Sample.store()
      await store.send(.ask)
      await store.receive(.response("ho"))
    }
    expect(issues, at: line, "Received unexpected action", "\"ho\"", "\"hi\"")
  }

  @Test("Another case than the expected one fails with both names")
  func wrongCase() async {
    let line = #line + 4
    let issues = await reported {
      let store = Sample.store()
      await store.send(.ask)
      await store.receive(\.number)
    }
    expect(issues, at: line, "Received unexpected action", "from Action to Int", ".response(\"hi\")")
  }

  @Test("Receiving with nothing in flight fails at once")
  func nothingInFlight() async {
    let line = #line + 5
    let issues = await reported {
      let store = Sample.store()
      store.timeout = UInt64.max / 4
      await store.send(.nothing)
      await store.receive(\.response)
    }
    expect(issues, at: line, "Expected to receive an action, but received none", "no in-flight effects")
  }

  @Test("Receiving what does not come in time fails and says to advance a clock")
  func timeout() async {
    let line = #line + 4
    let issues = await reported {
      let store = Sample.store()
      await store.send(.forever)
      await store.receive(\.response, timeout: .zero)
      await store.skipInFlightEffects()
    }
    expect(issues, at: line, "received none", "effects in flight", "clock")
  }

  @Test("The state after a received action must be as stated, too")
  func receivedState() async {
    let line = #line + 4
    let issues = await reported {
      let store = Sample.store()
      await store.send(.ask)
      await store.receive(\.response) { $0.text = "ho" }
    }
    expect(issues, at: line, "A state change does not match expectation", "\"ho\"", "\"hi\"")
  }

  @Test("A later match reports the actions that came before it, and takes them")
  func laterMatch() async {
    let line = #line + 4
    let issues = await reported {
      let store = Sample.store()
      await store.send(.sendThree)
      await store.receive(.number(3)) { $0.count = 6 }
    }
    expect(
      issues, at: line, "Received 2 unexpected actions before this one", ".number(1)", ".number(2)"
    )
  }

  @Test("Actions left at finish fail, with their names")
  func leftAtFinish() async {
    let line = #line + 4
    let issues = await reported {
      let store = Sample.store()
      await store.send(.ask)
      await store.finish()
      await store.skipReceivedActions()
    }
    expect(issues, at: line, "1 received action before finishing", ".response(\"hi\")")
  }

  @Test("Actions that arrive while it finishes fail, with their names")
  func arriveAtFinish() async {
    let gate = Gate()
    let line = #line + 5
    let issues = await reported {
      let store = Sample.store(gate)
      await store.send(.askLater)
      gate.open()
      await store.finish()
    }
    expect(issues, at: line, "1 unexpected action", ".response(\"hi\")")
  }

  @Test("Actions left when the store goes away fail, at the last step, with their names")
  func leftAtEnd() async {
    let line = #line + 3
    let issues = await reported {
      let store = Sample.store()
      await store.send(.sendThree)
    }
    expect(issues, at: line, "received 3 unexpected actions by the end of the test", ".number(3)", "receive")
  }

  @Test("Effects in flight at the end fail, at the step that started them, with the action")
  func inFlightAtEnd() async {
    let line = #line + 3
    let issues = await reported {
      let store = Sample.store()
      await store.send(.forever)
      await store.send(.nothing)
    }
    expect(issues, at: line, "still running", ".forever", "skipInFlightEffects")
  }

  @Test("Effects in flight after the time for finish fail, with the action")
  func inFlightAtFinish() async {
    let line = #line + 4
    let issues = await reported {
      let store = Sample.store()
      await store.send(.forever)
      await store.finish(timeout: .zero)
      await store.skipInFlightEffects()
    }
    expect(issues, at: line, "still effects in-flight", ".forever", "clock")
  }

  @Test("A task that does not end in time fails at its own line; one that is cancelled ends")
  func task() async {
    let line = #line + 4
    let issues = await reported {
      let store = Sample.store()
      let task = await store.send(.forever)
      await task.finish(timeout: .zero)
      #expect(!task.isCancelled)
      await task.cancel()
      #expect(task.isCancelled)
    }
    expect(issues, at: line, "Expected task to finish, but it is still in-flight")
  }

  @Test("What waits for a task is not woken for good by another one's time")
  func twoWaiters() async {
    let gate = Gate()
    let store = Sample.store(gate)
    let task = await store.send(.askLater)
    async let waiting: Void = task.finish(timeout: .seconds(60))
    let issues = await reported { await task.finish(timeout: .zero) }
    #expect(issues.count == 1)
    gate.open()
    await waiting
    await store.receive(\.response) { $0.text = "hi" }
  }

  @Test("An effect that is cancelled by an action is no leftover")
  func cancelled() async {
    let store = Sample.store()
    await store.send(.forever)
    await store.send(.stop)
    await store.finish()
  }

  @Test("assert states something between the steps, and fails with the difference")
  func assertion() async {
    let line = #line + 6
    let issues = await reported {
      let store = Sample.store()
      await store.send(.increment) { $0.count = 1 }
      store.assert { $0.count = 1 }
      store.assert { #expect($0.name == "Blob") }
      store.assert { $0.count = 5 }
    }
    expect(issues, at: line, "− count: 5", "+ count: 1")
  }

  @Test("Closures and cases with payloads match received actions")
  func matches() async {
    let store = Sample.store()
    await store.send(.sendThree)
    await store.receive({ $0 == .number(1) }) { $0.count = 1 }
    await store.receive(\.number, 2) { $0.count = 3 }
    await store.receive(.number(3)) { $0.count = 6 }
    await store.send(\.increment) { $0.count = 7 }
    await store.send(\.number, 3) { $0.count = 10 }
  }

  @Test("States that look alike but differ are said to")
  func lookAlike() async {
    struct Sly: Equatable {
      var id = UUID()
      var text = ""
      static func == (left: Sly, right: Sly) -> Bool { left.text == "" }
    }
    let issues = await reported {
      let store = TestStore(initialState: Sly()) {
        Reduce<Sly, Int> { _, _ in .none }
      }
      await store.send(1) { $0.text = "a" }
    }
    #expect(issues.count == 1)
  }

  @Test("A dependency that was not overridden fails the test by its name")
  func dependency() async {
    let issues = await reported {
      let store = TestStore(initialState: Search.State()) { Search() }
      store.exhaustivity = .off
      await store.send(.queryChanged("a"))
      await store.finish()
    }
    #expect(issues.count == 1)
    #expect(issues.first?.says("SearchClient.search") == true)
  }

  @Test("Dependencies can be changed between the steps, and for some of them")
  func dependencies() async {
    let store = Sample.store()
    store.dependencies.greeting = "ho"
    await store.send(.ask)
    await store.receive(\.response, "ho") { $0.text = "ho" }
    await store.withDependencies {
      $0.greeting = "hm"
    } operation: {
      await store.send(.ask)
      await store.receive(\.response, "hm") { $0.text = "hm" }
    }
    await store.send(.ask)
    await store.receive(\.response, "ho") { $0.text = "ho" }
    withDependencies {
      $0.greeting = "not the store's"
    } operation: {
      #expect(store.dependencies.greeting == "ho")
    }
  }

  @Test("A step's closure sees the store's dependencies")
  func closureDependencies() async {
    let store = Sample.store()
    await store.send(.ask)
    await store.receive(\.response) {
      @Dependency(\.greeting) var greeting
      $0.text = greeting
    }
  }

  @Test("Skipping says so when there was nothing to skip, unless it is not strict")
  func skipNothing() async {
    let line = #line + 3
    let issues = await reported {
      let store = Sample.store()
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    }
    #expect(issues.map(\.line) == [line, line + 1])
    #expect(issues.first?.says("no received actions to skip") == true)
    #expect(issues.last?.says("no in-flight effects to skip") == true)
  }

  @Test("Skipped actions have changed the state; skipped effects are cancelled")
  func skip() async {
    let store = Sample.store()
    await store.send(.sendThree)
    await store.skipReceivedActions()
    #expect(store.state.count == 6)
    await store.send(.forever)
    await store.skipInFlightEffects()
    await store.send(.increment) { $0.count = 7 }
  }
}
