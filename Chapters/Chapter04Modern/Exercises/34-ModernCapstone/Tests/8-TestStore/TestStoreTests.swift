// A store that notices what a test doesn't state. Each of these tests has a step that is wrong, and
// the store has to fail it, at its line; or steps that are right, and it must not.

import Testing

@testable import Chapter04Modern

@Suite("A test store") @MainActor struct TestStoreTests {
  struct Feature: Reducer {
    struct State: Equatable {
      var count = 0
      var fact: String?
    }

    enum Action: Equatable {
      case tapped, ask, twice, wait
      case answered(String)
    }

    enum Client: DependencyKey {
      static let liveValue: @Sendable (Int) async -> String = { "\($0) live" }
      static let testValue: @Sendable (Int) async -> String = { "\($0) in a test" }
    }

    @Dependency(Client.self) var ask

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .tapped:
        state.count += 1
        return .none
      case .ask:
        return .run { [count = state.count] send in await send(.answered(ask(count))) }
      case .twice:
        return .merge(.send(.answered("one")), .send(.answered("two")))
      case .wait:
        return .run { _ in try await Task.never() }
      case .answered(let fact):
        state.fact = fact
        return .none
      }
    }
  }

  private func store(
    ask: (@Sendable (Int) async -> String)? = nil
  ) -> TestStore<Feature.State, Feature.Action> {
    let store = TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      if let ask { $0[Feature.Client.self] = ask }
    }
    store.timeout = .seconds(1)
    return store
  }

  /// The lines of the failures, and their texts. Steps that never end are given up.
  private func failures(_ steps: @escaping @MainActor () async -> Void) async -> [Reported] {
    let (outcomes, outcome) = AsyncStream.makeStream(of: Bool.self)
    var hasEnded = false
    let failures = await reported {
      Task {
        await steps()
        outcome.yield(true)
      }
      let alarm = Task {
        try await Task.sleep(for: .seconds(4))
        outcome.yield(false)
      }
      defer { alarm.cancel() }
      for await value in outcomes {
        hasEnded = value
        return
      }
    }
    #expect(
      hasEnded,
      "A step waits forever. `handled.wait` ends when its condition holds, or its time is over."
    )
    return failures
  }

  /// Which of the steps failed: their places, counted from the line after this one.
  private func failed(
    after line: Int = #line,
    _ steps: @escaping @MainActor () async -> Void
  ) async -> [Int] { await failures(steps).map { $0.line - line } }

  @Test("Steps that state everything pass") func right() async throws {
    let failed = await failed {
      let store = self.store { "\($0) is good" }
      await store.send(.tapped) { $0.count = 1 }
      await store.send(.ask)
      await store.receive(.answered("1 is good")) { $0.fact = "1 is good" }
      await store.send(.twice)
      await store.receive(.answered("one")) { $0.fact = "one" }
      await store.receive(.answered("two")) { $0.fact = "two" }
      await store.finish()
    }
    try #require(failed == [], "Each of the steps states all that happened. Those that failed.")
  }

  @Test("A closure gets the state before its step, and `state` is that of the last step")
  func before() async throws {
    let store = store()
    var facts: [String?] = []
    await store.send(.twice)
    facts.append(store.state.fact)
    await store.receive(.answered("one")) {
      facts.append($0.fact)
      $0.fact = "one"
    }
    facts.append(store.state.fact)
    try #require(
      facts == [nil, nil, "one"],
      "Two responses had come, and one was received: the fact before, in the closure, and after."
    )
    await store.receive(.answered("two")) { $0.fact = "two" }
    await store.finish()
  }

  @Test("A key without an override has its test value") func context() async throws {
    let store = store()
    await store.send(.ask)
    await store.receive(.answered("0 in a test")) { $0.fact = "0 in a test" }
    await store.finish()
  }

  @Test("An unstated or wrongly stated change fails its step") func changes() async throws {
    let failed = await failed {
      let store = self.store()
      await store.send(.tapped)
      await store.send(.tapped) { $0.count = 5 }
      await store.send(.tapped) { $0.count += 1 }
      await store.finish()
    }
    try #require(failed == [2, 3], "Line 2 states no change, line 3 states 5 instead of 2.")
  }

  @Test("An action that isn't received fails the next `send`, or the end")
  func notReceived() async throws {
    // A step passes over what it has reported, and begins where that led.
    let failed = await failed {
      let store = self.store()
      await store.send(.twice)
      await store.send(.tapped) { $0.count = 1 }
      await store.send(.twice)
      await store.receive(.answered("one")) { $0.fact = "one" }
      await store.finish()
    }
    try #require(failed == [3, 6], "Line 3, a `send`, passes over two actions, `finish` over one.")
  }

  @Test("An unexpected action, or none, fails `receive`") func wrongAction() async throws {
    let failed = await failed {
      let store = self.store()
      await store.send(.twice)
      await store.receive(.answered("two")) { $0.fact = "one" }
      await store.receive(.answered("two")) { $0.fact = $0.fact == "one" ? "two" : nil }
      await store.receive(.answered("three")) { _ in }
      await store.finish()
    }
    try #require(
      failed == [3, 5],
      "\"one\" and \"two\" came; lines 3 to 5 receive \"two\" twice, and \"three\"."
    )
  }

  @Test("A wrongly stated state fails `receive`") func wrongState() async throws {
    let failed = await failed {
      let store = self.store()
      await store.send(.ask)
      await store.receive(.answered("0 in a test"))
      await store.finish()
    }
    try #require(failed == [3], "The response changed the fact, and line 3 doesn't state that.")
  }

  @Test("`receive` waits for an effect that takes time") func waits() async throws {
    let gate = Gate()
    let store = store { _ in
      try? await gate.wait()
      return "late"
    }
    store.timeout = .seconds(3)
    await store.send(.ask)
    Task {
      await gate.isReached()
      gate.open()
    }
    let failed = await failed {
      await store.receive(.answered("late")) { $0.fact = "late" }
      await store.finish()
    }
    try #require(failed == [], "`receive` (line 1) and `finish` wait for a late response.")
  }

  @Test("`receive` doesn't wait for actions that can't come, or for running effects to end")
  func waitsNoLonger() async throws {
    func time(_ steps: @escaping @MainActor () async -> Void) async -> String {
      let start = ContinuousClock.now
      _ = await failures(steps)
      return ContinuousClock.now - start < .seconds(2)
        ? "immediately" : "after its time was over"
    }
    let nothing = await time {
      let store = self.store()
      store.timeout = .seconds(3)
      await store.receive(.answered("never"))
    }
    try #require(nothing == "immediately", "No effect is running. When `receive` gave up.")
    let running = await time {
      let store = self.store()
      store.timeout = .seconds(3)
      await store.send(.wait)
      await store.send(.twice)
      await store.receive(.answered("one")) { $0.fact = "one" }
    }
    try #require(running == "immediately", "An effect goes on. When `receive` took what came.")
  }

  @Test("An effect that is still running at the end fails `finish`") func running() async throws {
    let failed = await failed {
      let store = self.store()
      store.timeout = .milliseconds(20)
      await store.send(.wait)
      await store.finish()
    }
    try #require(failed == [4], "An effect is still running at `finish` (line 4).")
  }
}
