import Chapter04Modern
import Testing

@MainActor @Suite struct AnalyticsTests {
  private struct Shelf: Equatable {
    var books = 0
    var answers: [String] = []
  }

  private enum Action: Equatable {
    case bookAdded
    case askTapped
    case answered(String)
    case opened
  }

  /// Counts how often it runs.
  private struct Feature: Reducer {
    let runs: LockIsolated<Int>
    /// If there is one, an answer takes a second.
    var clock: TestClock<Duration>?

    func reduce(into state: inout Shelf, action: Action) -> Effect<Action> {
      runs.withValue { $0 += 1 }
      switch action {
      case .bookAdded:
        state.books += 1
        return .none
      case .askTapped:
        return .run { [clock] send in
          try await clock?.sleep(for: .seconds(1))
          await send(.answered("yes"))
        }
      case .answered(let answer):
        state.answers.append(answer)
        return .none
      case .opened:
        return .none
      }
    }
  }

  private struct Outcome {
    var state: Shelf
    var runs: Int
    var events: [String]
  }

  private typealias Event = (Shelf, Shelf, Action) -> String?

  /// What came of some actions, in a shelf with three books, as soon as their effects have ended;
  /// or a while later, for what somebody does outside of them.
  private func outcome(
    of actions: Action...,
    isLate: Bool = false,
    event: @escaping Event
  ) async -> Outcome {
    let runs = LockIsolated(0)
    let events = LockIsolated<[String]>([])
    let store = Store(initialState: Shelf(books: 3)) {
      Feature(runs: runs).analytics(event)
    } withDependencies: {
      $0[AnalyticsClient.self].report = { event in events.withValue { $0.append(event) } }
    }
    for action in actions { await store.send(action).finish() }
    if isLate { for _ in 1...10_000 where events.value.isEmpty { await Task.yield() } }
    return Outcome(state: store.withState { $0 }, runs: runs.value, events: events.value)
  }

  private func all(_ before: Shelf, _ after: Shelf, _ action: Action) -> String? {
    switch action {
    case .bookAdded: "added"
    case .askTapped: "asked"
    case .answered: "answered"
    case .opened: "opened"
    }
  }

  private func nothing(_ before: Shelf, _ after: Shelf, _ action: Action) -> String? { nil }

  private var reports: Bool {
    get async { await outcome(of: .opened, event: all).events == ["opened"] }
  }
  private var runs: Bool { get async { await outcome(of: .bookAdded, event: all).state.books > 3 } }
  private let first = "An event has to be reported once, as it is: fix that first."
  private let firstRun = "The feature has to run: fix that first."

  @Test("The feature runs once for each action") func once() async {
    let reported = await outcome(of: .bookAdded, event: all)
    let silent = await outcome(of: .bookAdded, event: nothing)
    let comment: Comment =
      switch (reported.runs, silent.runs) {
      case (0, 0): "A book was added, but the feature never ran: its reducer is in `base`."
      case (0, _): "Where there is an event, the feature doesn't run."
      case (_, 0):
        "Where there is no event, the feature doesn't run. It has to run in any case."
      case (2..., _), (_, 2...): "The feature ran twice for one action."
      case _ where reported.state.books == 4:
        "Where there is no event, the feature's change is lost: \(silent.state)."
      default: "A book was added to three, but the state was changed in a copy: \(reported.state)."
      }
    #expect(
      reported.runs == 1 && silent.runs == 1 && reported.state.books == 4
        && silent.state.books == 4,
      comment
    )
  }

  @Test("The feature's effects don't change") func effects() async {
    let reported = await outcome(of: .askTapped, event: all).state.answers
    let silent = await outcome(of: .askTapped, event: nothing).state.answers
    let works = await runs
    let comment: Comment =
      switch (reported, silent) {
      case _ where !works: "\(firstRun)"
      case ([], []): "The feature asked, but the answer never arrived: its effect was thrown away."
      case ([], ["yes"]):
        """
        Where there is an event, the feature's effect is thrown away: the reporting effect \
        replaced it. Return both.
        """
      case (["yes"], []): "Where there is no event, the feature's effect is thrown away. Return it."
      default: "The feature asked once, but its answers are \(reported) and \(silent)."
      }
    #expect(reported == ["yes"] && silent == ["yes"], comment)
  }

  @Test("An event is reported once") func event() async {
    let events = await outcome(of: .opened, .bookAdded, .bookAdded, event: all).events
    let long = " " + String(repeating: "added ", count: 50)
    let odd = await outcome(of: .opened, .bookAdded) { $2 == .opened ? "" : long }.events
    let isLate = await outcome(of: .opened, isLate: true, event: all).events == ["opened"]
    let comment: Comment =
      switch events {
      case _ where isLate && !["opened", "added"].allSatisfy(events.contains):
        """
        The effect ended before the client was done: it was called in a task of its own, which \
        nobody can wait for or cancel. An effect is already a task: `await` the client in it.
        """
      case []:
        """
        There were three events, but the test's client heard of none. Call `client` in an effect, \
        and return that effect.
        """
      case ["added", "added"]:
        """
        "added" was reported, but "opened", which doesn't change the state, wasn't. Only `event` \
        decides what is reported.
        """
      case ["opened", "added"]:
        "Two books were added, but \"added\" was reported once: each action has its own event."
      case ["opened", "opened", "added", "added", "added", "added"]:
        "Each event was reported twice."
      case ["opened", "added", "added"] where !odd.contains(""):
        "An empty event wasn't reported. Only nil means that there is no event."
      case ["opened", "added", "added"]:
        "A long event with a space at each end wasn't reported unchanged."
      default: "The events are \"opened\", \"added\" and \"added\", but here: \(events)."
      }
    #expect(events == ["opened", "added", "added"] && odd == ["", long], comment)
  }

  @Test("Where there is no event, nothing is reported") func noEvent() async {  // starter passes
    let events = await outcome(of: .opened, .bookAdded, event: nothing).events
    #expect(events == [], "`event` returned nil, but this was reported: \(events).")
  }

  @Test("An action that an effect sends has an event, too") func fromAnEffect() async {
    let events = await outcome(of: .askTapped, event: all).events
    let works = await reports
    let comment: Comment =
      switch events {
      case _ where !works: "\(first)"
      case ["asked"]:
        """
        The feature asked, and the answer is an action, too. It never arrived, or its event wasn't \
        reported.
        """
      default: "The events are \"asked\" and \"answered\", but here: \(events)."
      }
    #expect(Set(events) == ["asked", "answered"] && events.count == 2, comment)
  }

  @Test("The event gets the states before and after, and the action") func states() async {
    let events = await outcome(of: .bookAdded, .bookAdded) { before, after, action in
      action == .bookAdded ? "\(before.books) to \(after.books)" : "another action"
    }.events
    let works = await reports
    let comment: Comment =
      switch events {
      case _ where !works: "\(first)"
      case ["3 to 3", "4 to 4"]:
        """
        A book was added to three, but the event got 3 for the state before and after. It needs \
        the state after the feature has run.
        """
      case ["4 to 4", "5 to 5"]:
        """
        A book was added to three, but the event got 4 for the state before and after. Make a copy \
        before the feature runs.
        """
      case ["4 to 3", "5 to 4"]: "The event got the two states the wrong way round."
      case ["3 to 3", "3 to 3"], ["3 to 4", "3 to 4"]:
        "The second action started from the first one's state."
      default: "Two books were added to three, but the events say: \(events)."
      }
    #expect(events == ["3 to 4", "4 to 5"], comment)
  }

  @Test("`event` is called once for each action") func asked() async {
    let calls = LockIsolated(0)
    _ = await outcome(of: .opened) { _, _, _ in
      calls.withValue { $0 += 1 }
      return "opened"
    }
    #expect(
      calls.value == 1,
      calls.value == 0
        ? "There was an action, but `event` was never called."
        : "There was one action, but `event` was called \(calls.value) times."
    )
  }

  @Test("The reducer reports nothing itself") func pure() async {  // starter passes
    final class Held: Sendable {}
    let events = LockIsolated<[String]>([])
    weak var held: Held?
    do {
      let client = Held()
      held = client
      withDependencies {
        $0[AnalyticsClient.self].report = { [client] event in
          withExtendedLifetime(client) { events.withValue { $0.append(event) } }
        }
      } operation: {
        var state = Shelf()
        _ = Feature(runs: LockIsolated(0)).analytics(all).reduce(into: &state, action: .opened)
      }
    }
    // A task that the reducer has started holds the client until it is over.
    let limit = ContinuousClock.now + .seconds(1)
    while held != nil, .now < limit { await Task.detached {}.value }
    #expect(
      events.value == [],
      """
      Only the reducer ran, not its effect, but the client was called. A task of your own runs \
      even if the store is gone, and no test can wait for it: return an effect.
      """
    )
  }

  /// A shelf whose answers take a second, as does the client, and the events that have arrived
  /// there and that it has finished with.
  @MainActor private final class SlowShelf {
    let clock = TestClock()
    private let arrived = LockIsolated<[String]>([])
    private let finished = LockIsolated<[String]>([])
    private let store: TestStore<Shelf, Action>

    init(isFeatureSlow: Bool = false, event: @escaping Event) {
      let (clock, arrived, finished) = (self.clock, self.arrived, self.finished)
      store = TestStore(initialState: Shelf()) {
        Feature(runs: LockIsolated(0), clock: isFeatureSlow ? clock : nil).analytics(event)
      } withDependencies: {
        $0[AnalyticsClient.self].report = { event in
          arrived.withValue { $0.append(event) }
          guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
          finished.withValue { $0.append(event) }
        }
      }
      store.exhaustivity = .off
    }

    func send(_ action: Action) async { await store.send(action) }

    func advance(_ milliseconds: Int) async {
      await clock.advance(by: .milliseconds(milliseconds))
      await store.skipReceivedActions(strict: false)
    }

    var answers: [String] { store.state.answers }
    var events: (arrived: [String], finished: [String]) { (arrived.value, finished.value) }

    func end() async {
      await store.skipInFlightEffects(strict: false)
    }
  }

  @Test("The feature doesn't wait for the client") func slowClient() async {
    let shelf = SlowShelf(event: all)
    await shelf.send(.askTapped)
    await shelf.advance(500)
    let answers = shelf.answers
    await shelf.advance(10_000)
    let late = shelf.answers
    await shelf.end()
    let comment: Comment =
      switch late {
      case []: "The feature's own effects have to run: fix that first."
      default:
        """
        The feature's answer arrived only after the client had returned: one effect waits for the \
        other. Merge them.
        """
      }
    #expect(answers == ["yes"], comment)
  }

  @Test("The event doesn't wait for the feature") func slowFeature() async {
    let shelf = SlowShelf(isFeatureSlow: true, event: all)
    await shelf.send(.askTapped)
    await shelf.advance(500)
    let early = shelf.events.arrived
    await shelf.advance(10_000)
    let late = shelf.events.arrived
    await shelf.end()
    let comment: Comment =
      switch late {
      case _ where !late.contains("asked") || early.contains("asked"): "\(first)"
      default:
        """
        The event was reported only after the feature's effect had ended. Some effects never end: \
        merge the two, so that neither waits.
        """
      }
    #expect(early == ["asked"], comment)
  }

  @Test("Another action ends no effect") func goesOn() async {
    let shelf = SlowShelf(isFeatureSlow: true, event: all)
    await shelf.send(.askTapped)
    await shelf.advance(500)
    for _ in 1...2 { await shelf.send(.opened) }
    await shelf.advance(10_000)
    let (answers, events) = (shelf.answers, shelf.events)
    await shelf.end()
    let reports = await reports
    let works = await outcome(of: .askTapped, event: all).state.answers == ["yes"]
    let comment: Comment =
      switch answers {
      case _ where !reports: "\(first)"
      case _ where !works: "The feature has to run and get its one answer: fix that first."
      case [] where !events.arrived.contains("answered"):
        """
        The feature had asked when the next action came, and the answer never arrived: its effect \
        was cancelled.
        """
      default:
        """
        Four events were reported, but the client could finish only \(events.finished.count): the \
        next action cancelled the others.
        """
      }
    #expect(answers == ["yes"] && events.finished.count == 4, comment)
  }

  @Test("Cancelling the effect also cancels the client's work") func ends() async {
    let works = await outcome(of: .opened, isLate: true, event: all).events.contains("opened")
    guard works else {
      Issue.record("\(first)")
      return
    }
    let (calls, call) = AsyncStream.makeStream(of: Void.self)
    let wasCancelled = LockIsolated(false)
    let store = Store(initialState: Shelf()) {
      Feature(runs: LockIsolated(0)).analytics(all)
    } withDependencies: {
      $0[AnalyticsClient.self].report = { _ in
        call.finish()
        // This ends when its task is cancelled.
        for await _ in AsyncStream<Never>.makeStream().stream {}
        wasCancelled.setValue(true)
      }
    }
    let task = store.send(.opened)
    for await _ in calls {}
    task.cancel()
    await task.finish()
    let isCancelled = wasCancelled.value
    #expect(
      isCancelled,
      """
      The effect was cancelled, but the client's work wasn't: it is in a task of its own, which \
      nobody can end or wait for. An effect is already a task: `await` the client in it.
      """
    )
  }
}
