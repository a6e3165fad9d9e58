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

  private func store() -> TestStore<Feature.State, Feature.Action> {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    store.timeout = .milliseconds(20)
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
      """
      A step waits forever. `handled.wait` ends when its condition holds, or when its time is \
      over.
      """
    )
    return failures
  }

  private let first = "A right step has to pass: fix that first."

  /// Whether a step that is right passes.
  private func passes() async -> Bool {
    await failures { await store().send(.tapped) { $0.count = 1 } }.isEmpty
  }

  @Test("Steps that state everything pass") func right() async {
    let store = TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0[Feature.Client.self] = { "\($0) is good" }
    }
    let line = #line + 2
    let issues = await failures {
      await store.send(.tapped) { $0.count = 1 }
      await store.send(.ask)
      await store.receive(.answered("1 is good")) { $0.fact = "1 is good" }
      await store.send(.twice)
      await store.receive(.answered("one")) { $0.fact = "one" }
      await store.receive(.answered("two")) { $0.fact = "two" }
      await store.finish()
    }
    let comment: Comment =
      switch issues.first?.line {
      case line?:
        """
        The step states that the count became 1, and it did. The closure changes a copy of the \
        state before, which is compared with the state after.
        """
      case (line + 3)?, (line + 4)?, (line + 5)?:
        """
        Two actions came at once. A step is compared with the state right after its own action, \
        not with the present one; here: \(issues[0].text)
        """
      default: "Each step states all that happened, but one fails: \(issues.first?.text ?? "")"
      }
    let isRight = issues.isEmpty
    #expect(isRight, comment)
    guard isRight else { return }
    #expect(store.state == Feature.State(count: 1, fact: "two"))
  }

  @Test("A closure gets the state before its step, and `state` is that of the last step")
  func before() async {
    let store = store()
    var counts: [Int] = []
    await store.send(.twice)
    #expect(store.state.fact == nil, "The two answers weren't received yet.")
    await store.receive(.answered("one")) {
      counts.append($0.fact == nil ? 0 : 1)
      $0.fact = "one"
    }
    #expect(counts == [0])
    #expect(store.state.fact == "one", "Two answers came, but only one was received.")
    await store.receive(.answered("two")) { $0.fact = "two" }
    await store.finish()
  }

  @Test("A key without an override has its test value") func context() async {
    let store = store()
    await store.send(.ask)
    await store.receive(.answered("0 in a test")) { $0.fact = "0 in a test" }
    await store.finish()
  }

  @Test("An unstated or wrongly stated change fails its step")
  func changes() async {
    let line = #line + 3
    let issues = await failures {
      let store = store()
      await store.send(.tapped)
      await store.send(.tapped) { $0.count = 5 }
      await store.send(.tapped) { $0.count += 1 }
      await store.finish()
    }
    let comment: Comment =
      switch issues.map(\.line) {
      case _ where await !passes(): "\(first)"
      case []: "Two wrong steps passed."
      case [line]: "The second step stated 5, but it was 2."
      case [line + 1]: "The first step stated nothing, but the count changed."
      case [line, line + 1, line + 2]:
        "The third step was right. After a failure, the test continues from the real state."
      default:
        "The first step states nothing and the second 5 instead of 2. Only the third is right."
      }
    #expect(issues.map(\.line) == [line, line + 1], comment)
  }

  @Test("An action that isn't received fails the next `send`, or the end")
  func notReceived() async {
    // A step passes over what it has reported, and begins where that led.
    let line = #line + 4
    let issues = await failures {
      let store = store()
      await store.send(.twice)
      await store.send(.tapped) { $0.count = 1 }
      await store.send(.twice)
      await store.receive(.answered("one")) { $0.fact = "one" }
      await store.finish()
    }
    let comment: Comment =
      switch issues.map(\.line) {
      case _ where await !passes(): "\(first)"
      case []: "Three actions came and weren't received, but nothing failed."
      case [line]: "At the end \"two\" hadn't been received, but `finish` passed."
      case [line + 3]: "A `send` passed over two actions, but it didn't fail."
      case [line, line, line + 3]:
        """
        Two actions were passed over and reported, but then the step was compared with the state \
        before them.
        """
      default:
        """
        The second `send` passes over two actions, which makes one failure, at its line. The other \
        one is at the end. Here: \(issues.map(\.text)).
        """
      }
    #expect(issues.prefix(1).map(\.line) + [issues.count] == [line, 2], comment)
  }

  @Test("An unexpected action, or none, fails `receive`") func wrongAction() async {
    let line = #line + 4
    let issues = await failures {
      let store = store()
      await store.send(.twice)
      await store.receive(.answered("two")) { $0.fact = "one" }
      await store.receive(.answered("two")) { $0.fact = $0.fact == "one" ? "two" : nil }
      await store.receive(.answered("three")) { _ in }
      await store.finish()
    }
    let comment: Comment =
      switch issues.map(\.line) {
      case []:
        """
        "two" was expected where "one" came first, and "three" never came, but nothing failed.
        """
      case [line]: "The third `receive` waited for an action that never comes, but passed."
      case [line + 2]: "The first `receive` expected \"two\" and got \"one\", but it passed."
      case let lines where lines.contains(line + 1):
        """
        The second `receive` is right, but failed. Even a wrong `receive` takes the first action, \
        and the state after it.
        """
      default: "The first and the third `receive` are wrong, and the second is right."
      }
    #expect(issues.map(\.line) == [line, line + 2], comment)
  }

  @Test("A wrongly stated state fails `receive`") func wrongState() async {
    let issues = await failures {
      let store = store()
      await store.send(.ask)
      await store.receive(.answered("0 in a test"))
      await store.finish()
    }
    #expect(
      issues.count == 1,
      issues.isEmpty
        ? "The answer changed the fact, and the step passed without stating that."
        : "The step has one mistake, but these failed: \(issues.map(\.text))."
    )
  }

  @Test("`receive` waits for an effect that takes time") func waits() async {
    let gate = Gate()
    let store = TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0[Feature.Client.self] = { _ in
        try? await gate.wait()
        return "late"
      }
    }
    await store.send(.ask)
    Task {
      await gate.isReached()
      gate.open()
    }
    let line = #line + 2
    let issues = await failures {
      await store.receive(.answered("late")) { $0.fact = "late" }
      await store.finish()
    }
    let isRight = issues.isEmpty
    #expect(
      isRight,
      issues.first?.line == line
        ? "The answer takes time, and `receive` has to wait for it; here: \(issues[0].text)"
        : "The effect had sent its answer and was about to end. `finish` has to wait for that."
    )
  }

  @Test("`receive` doesn't wait for actions that can't come, or for running effects to end")
  func waitsNoLonger() async {
    let start = ContinuousClock.now
    let issues = await failures {
      let store = store()
      store.timeout = .milliseconds(900)
      await store.send(.tapped) { $0.count = 1 }
      await store.receive(.answered("never"))
    }
    let nothing = ContinuousClock.now - start
    #expect(
      issues.count == 1,
      issues.isEmpty
        ? "Nothing was sent, but `receive` passed."
        : "Only the second step is wrong, but these failed: \(issues.map(\.text))."
    )
    #expect(
      nothing < .milliseconds(800),
      "No running effect could send an action, but `receive` waited until its time was over."
    )
    let again = ContinuousClock.now
    _ = await failures {
      let store = store()
      store.timeout = .milliseconds(900)
      await store.send(.wait)
      await store.send(.twice)
      await store.receive(.answered("one")) { $0.fact = "one" }
      await store.receive(.answered("two")) { $0.fact = "two" }
    }
    #expect(
      ContinuousClock.now - again < .milliseconds(800),
      "The action was there, but `receive` waited for an effect that keeps running."
    )
  }

  @Test("An effect that is still running at the end fails `finish`") func running() async {
    let issues = await failures {
      let store = store()
      await store.send(.wait)
      await store.finish()
    }
    #expect(issues.count == 1, "A test that leaves a timer behind leaves one behind in the app.")
  }
}
