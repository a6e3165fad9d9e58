import Chapter04Modern
import Dispatch
import Testing

@Suite("The end of a test", .timeLimit(.minutes(5))) @MainActor
struct FinishTests {
  // R4.18
  @Test("Actions left at finish fail, with their names")
  func leftAtFinish() async {
    let issues = await reported { store in
      await store.send(.ask)
      await store.finish()
      await store.skipReceivedActions()
    }
    expect(issues, at: #line - 3, "1 received action before finishing", ".response(\"hi\")")
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

  @Test("Actions left when the store is released fail, at the last step, with their names")
  func leftAtEnd() async {
    let issues = await reported { store in
      await store.send(.sendThree)
    }
    expect(
      issues,
      at: #line - 4,
      "received 3 unexpected actions by the end of the test",
      ".number(3)",
      "receive"
    )
  }

  // R4.18
  @Test("Effects in flight at the end fail, at the step that started them, with the action")
  func inFlightAtEnd() async {
    let issues = await reported { store in
      await store.send(.forever)
      await store.send(.nothing)
    }
    expect(issues, at: #line - 3, "still running", ".forever", "skipInFlightEffects")
  }

  @Test("Effects in flight after the time for finish fail, with the action")
  func inFlightAtFinish() async {
    let issues = await reported { store in
      await store.send(.forever)
      await store.finish(timeout: .zero)
      await store.skipInFlightEffects()
    }
    expect(issues, at: #line - 3, "still effects in-flight", ".forever", "clock")
  }

  // R4.22
  @Test("A task that does not end in time fails at its own line; one that is cancelled ends")
  func task() async {
    let issues = await reported { store in
      let task = await store.send(.forever)
      await task.finish(timeout: .zero)
      #expect(!task.isCancelled)
      await task.cancel()
      #expect(task.isCancelled)
    }
    expect(issues, at: #line - 5, "Expected task to finish, but it is still in-flight")
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

  @Test("Where the main thread waits for the end of the test, the test store does not wait for it")
  func blocked() async {
    let issues = await reported {
      let store = Locked<TestStoreOf<Sample>?>(Sample.store())
      store.value?.timeout = .milliseconds(1)
      waitHere { store.withLock { $0 = nil } }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.says("on another thread", "\"@MainActor\"") == true)
  }

  // R4.21
  @Test("A skipped effect sends nothing into a later step")
  func skippedIsSilent() async {
    let gate = Gate()
    let store = Sample.store(gate)
    await store.send(.askLater)
    await store.skipInFlightEffects()
    gate.open()
    await store.send(.nothing)
    await store.finish()
  }

  // R4.21
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

/// Does something on another thread, while this one waits for it.
private func waitHere(_ work: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Task {
    work()
    done.signal()
  }
  done.wait()
}
