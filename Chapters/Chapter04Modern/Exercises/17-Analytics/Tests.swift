import Chapter04Modern
import Testing

@MainActor @Suite struct AnalyticsTests {
  private struct Shelf: Equatable {
    var books = 3
    var answers: [String] = []
  }

  private enum Action: Equatable {
    case bookAdded, askTapped, opened
    case answered(String)
  }

  private struct Feature: Reducer {
    /// A response takes a second.
    let clock: any Clock<Duration>
    var runs = LockIsolated(0)

    func reduce(into state: inout Shelf, action: Action) -> Effect<Action> {
      runs.withValue { $0 += 1 }
      switch action {
      case .bookAdded: state.books += 1
      case .askTapped:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.answered("yes"))
        }
      case .answered(let answer): state.answers.append(answer)
      case .opened: break
      }
      return .none
    }
  }

  private typealias Event = (Shelf, Shelf, Action) -> String?

  private func name(_ before: Shelf, _ after: Shelf, _ action: Action) -> String? {
    switch action {
    case .bookAdded: "added"
    case .askTapped: "request"
    case .answered: "response"
    case .opened: "opened"
    }
  }

  private func nothing(_ before: Shelf, _ after: Shelf, _ action: Action) -> String? { nil }

  /// What came of some actions, one after another, when their effects have ended.
  private func outcome(
    of actions: Action...,
    event: @escaping Event
  ) async -> (state: Shelf, runs: Int, events: [String]) {
    let (runs, events) = (LockIsolated(0), LockIsolated<[String]>([]))
    let store = Store(initialState: Shelf()) {
      Feature(clock: ImmediateClock(), runs: runs).analytics(event)
    } withDependencies: {
      $0[AnalyticsClient.self].report = { event in events.withValue { $0.append(event) } }
    }
    for action in actions { await store.send(action).finish() }
    return (store.withState { $0 }, runs.value, events.value)
  }

  @Test("The feature runs once for each action, event or not") func once() async throws {
    let reported = await outcome(of: .bookAdded, event: name)
    let silent = await outcome(of: .bookAdded, event: nothing)
    try #require(
      [[reported.runs, reported.state.books], [silent.runs, silent.state.books]]
        == [[1, 4], [1, 4]],
      "A book is added to three, with an event and without: the runs, and the books."
    )
  }

  @Test("The feature keeps its effects, event or not") func effects() async throws {
    let reported = await outcome(of: .askTapped, event: name).state.answers
    let silent = await outcome(of: .askTapped, event: nothing).state.answers
    try #require(
      [reported, silent] == [["yes"], ["yes"]],
      "The feature's effect sends \"yes\": with an event, and without one."
    )
  }

  /// Waits until something has happened, or until the action's effects have ended and a task that
  /// outlives them has had half a second.
  private func wait(for task: StoreTask, until hasHappened: () -> Bool) async {
    let hasEnded = LockIsolated(false)
    Task {
      await task.finish()
      hasEnded.setValue(true)
    }
    while !hasHappened(), !hasEnded.value { await Task.yield() }
    let end = ContinuousClock.now + .milliseconds(500)
    while !hasHappened(), .now < end { await Task.yield() }
  }

  @Test("The client is called in the effect, and cancelled with it") func ends() async throws {
    let (arrived, wasCancelled) = (LockIsolated(0), LockIsolated(false))
    let store = Store(initialState: Shelf()) {
      Feature(clock: ImmediateClock()).analytics(name)
    } withDependencies: {
      $0[AnalyticsClient.self].report = { _ in
        arrived.withValue { $0 += 1 }
        // This ends when its task is cancelled.
        for await _ in AsyncStream<Never>.makeStream().stream {}
        wasCancelled.setValue(true)
      }
    }
    let task = store.send(.bookAdded)
    await wait(for: task) { arrived.value > 0 }
    try #require(arrived.value == 1, "An action came, for which there is an event.")
    task.cancel()
    await task.finish()
    try #require(wasCancelled.value == true, "The effects were cancelled while the client worked.")
  }

  @Test("Each event is reported once, as it is") func event() async throws {
    let events = await outcome(of: .opened, .bookAdded, .bookAdded, event: name).events
    try #require(events == ["opened", "added", "added"], "A shelf was opened, two books added.")
    let odd = await outcome(of: .opened, .bookAdded) { $2 == .opened ? "" : " Added " }.events
    try #require(odd == ["", " Added "], "The first event was empty, and the second \" Added \".")
  }

  @Test("Where there is no event, nothing is reported")  // starter passes
  func noEvent() async throws {
    let events = await outcome(of: .opened, event: nothing).events
    try #require(events == [], "An action came, for which there is no event.")
  }

  @Test("The event gets the states before and after, and the action, once")
  func states() async throws {
    let calls = LockIsolated(0)
    let events = await outcome(of: .bookAdded, .bookAdded) { before, after, action in
      calls.withValue { $0 += 1 }
      return action == .bookAdded ? "\(before.books) to \(after.books)" : "another action"
    }.events
    try #require(events == ["3 to 4", "4 to 5"], "Two books were added to three.")
    try #require(calls.value == 2, "Two books were added: how often `event` was called.")
  }

  @Test("Neither the feature nor the client waits for the other, or ends it")
  func slow() async throws {
    let clock = TestClock()
    let start = clock.now
    let log = LockIsolated<[String]>([])
    @Sendable func time() -> Int { Int(start.duration(to: clock.now) / .milliseconds(1)) }
    let store = TestStore(initialState: Shelf()) {
      Feature(clock: clock).analytics(name)
    } withDependencies: {
      $0[AnalyticsClient.self].report = { event in
        let begin = time()
        guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
        log.withValue { $0.append("\(event) from \(begin) to \(time())") }
      }
    }
    store.exhaustivity = .off
    await store.send(.askTapped)
    await clock.advance(by: .milliseconds(500))
    await store.send(.askTapped)
    await clock.advance(by: .seconds(10))
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
    try #require(
      log.value == [
        "request from 0 to 1000", "request from 500 to 1500", "response from 1000 to 2000",
        "response from 1500 to 2500",
      ],
      "A response takes a second, and so does the client. There were requests at 0 ms and at 500."
    )
  }
}
