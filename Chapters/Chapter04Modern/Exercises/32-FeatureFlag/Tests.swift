import Chapter04Modern
import Dispatch
import Testing

@MainActor @Suite struct FeatureFlagTests {
  private struct Shelf: Equatable {
    var log: [String] = []
  }

  private enum Action: Equatable {
    case opened
    case answered(String)
  }

  /// Writes down who ran, and answers when it is opened.
  private struct Feature: Reducer {
    let name: String
    /// If there is one, an answer takes a second.
    var clock: TestClock<Duration>?

    func reduce(into state: inout Shelf, action: Action) -> Effect<Action> {
      switch action {
      case .opened:
        state.log.append(name)
        return .run { [name, clock] send in
          try await clock?.sleep(for: .seconds(1))
          await send(.answered(name))
        }
      case .answered(let who):
        if who == name { state.log.append("\(name) answered") }
        return .none
      }
    }
  }

  /// Has no effects, so it runs once, in the task that sends.
  private struct Silent: Reducer {
    func reduce(into state: inout Shelf, action: Action) -> Effect<Action> { .none }
  }

  private struct Outcome {
    var log: [String]
    var tracked: [String]
    var asked: [String]
    /// How often the tracker was called by something that isn't an effect of this store.
    var trackedOutside: Int
  }

  /// Tells the tasks of the store's effects from others.
  private enum Inside: DependencyKey {
    static let liveValue = false
    static let testValue = false
  }

  /// Opens the shelf once for each value of the flag.
  private func shelf(
    _ values: Bool...,
    flag: String = "suggestions",
    waits: Bool = true
  ) async -> Outcome {
    let isOn = LockIsolated(values.first ?? false)
    let tracked = LockIsolated<[String]>([])
    let asked = LockIsolated<[String]>([])
    let outside = LockIsolated(0)
    let store = Store(initialState: Shelf()) {
      Feature(name: "old").adding(Feature(name: "new"), if: flag)
    } withDependencies: {
      $0[FlagClient.self].isOn = { flag in
        asked.withValue { $0.append(flag) }
        return isOn.value
      }
      $0[Inside.self] = true
      $0[Tracker.self].track = { flag in
        @Dependency(Inside.self) var isInside
        if !isInside { outside.withValue { $0 += 1 } }
        tracked.withValue { $0.append(flag) }
      }
    }
    var tasks: [StoreTask] = []
    for value in values {
      isOn.setValue(value)
      tasks.append(store.send(.opened))
      if waits { await tasks.removeLast().finish() }
    }
    for task in tasks { await task.finish() }
    for _ in 1...20 where tracked.value.isEmpty && values == [true] { await Task.yield() }
    return Outcome(
      log: store.withState { $0.log },
      tracked: tracked.value,
      asked: asked.value,
      trackedOutside: outside.value
    )
  }

  private func runs(_ log: [String]) -> [String] { log.filter { !$0.contains(" ") } }
  private func answers(_ log: [String]) -> [String] { log.filter { $0.contains(" ") }.sorted() }

  @Test("With the flag off, the old feature runs") func off() async {
    let log = await shelf(false).log
    let comment: Comment =
      switch runs(log) {
      case []:
        """
        The flag is off, but the old shelf changes nothing. Off means without the new feature, not \
        without both.
        """
      case ["old", "new"], ["new", "old"]: "The flag is off, but the new feature runs."
      case ["new"]:
        """
        The flag is off, but the new feature runs instead of the old one: the condition is the \
        wrong way round.
        """
      case ["old", "old"]: "The flag is off, but the old feature ran twice for one action."
      default: "With the flag off, the old feature runs once, but here: \(log)."
      }
    #expect(runs(log) == ["old"], comment)
  }

  @Test("With the flag on, the old feature runs, then the new one")  // starter passes
  func on() async {
    let log = await shelf(true).log
    let comment: Comment =
      switch runs(log) {
      case []: "The flag is on, but nothing runs."
      case ["old"]:
        """
        The flag is on, but the new feature changes nothing: it doesn't run, or its changes are \
        lost.
        """
      case ["new"]:
        """
        The flag is on, but the state has only the new feature's changes. The new feature runs \
        after the old one, not instead of it.
        """
      case ["new", "old"]: "The new feature runs before the old one."
      case ["old", "old", "new"], ["old", "new", "old"]: "The old feature ran twice for one action."
      default: "With the flag on, the old and the new feature run once each, but here: \(log)."
      }
    #expect(runs(log) == ["old", "new"], comment)
  }

  @Test("With the flag off, the old feature's effects run") func offEffects() async {
    let log = await shelf(false).log
    let comment: Comment =
      switch answers(log) {
      case _ where runs(log) != ["old"]:
        "With the flag off, only the old feature has to run: fix that first."
      case []: "The flag is off, but the old feature's effect was thrown away."
      default: "With the flag off, the old feature gets one answer, but here: \(log)."
      }
    #expect(answers(log) == ["old answered"], comment)
  }

  @Test("With the flag on, the effects of both run") func onEffects() async {
    let log = await shelf(true).log
    let comment: Comment =
      switch answers(log) {
      case _ where runs(log) != ["old", "new"]:
        "With the flag on, both have to run once: fix that first."
      case []: "The flag is on and both have run, but the effects of both were thrown away."
      case ["new answered"]:
        """
        The flag is on, but the old feature's effect was thrown away: the new one's replaced it. \
        Return both.
        """
      case ["old answered"]:
        "The flag is on, but the new feature's effect was thrown away, or cancelled."
      default: "The old and the new feature get one answer each, but here: \(log)."
      }
    #expect(answers(log) == ["new answered", "old answered"], comment)
  }

  @Test("The tracker is notified of each action that the new feature gets")  // starter passes
  func tracked() async {
    // Opened once, and on means two answers as well.
    let on = await shelf(true, flag: "newCovers")
    let works = answers(on.log).count == 2
    let comment: Comment =
      switch on.tracked.count {
      case _ where on.trackedOutside > 0:
        """
        The tracker was called in a task of its own, which doesn't share the effect's dependencies \
        or its end. An effect is already a task: call the tracker in it.
        """
      case 0: "The flag is on and the new feature ran, but the tracker wasn't notified."
      case 1 where works:
        """
        The new feature got three actions, two of them answers, but the tracker was notified of \
        one.
        """
      case 4...:
        "The tracker was notified of \(on.tracked.count) actions, but the new feature got three."
      case _ where !on.tracked.allSatisfy({ $0 == "newCovers" }):
        "The flag is \"newCovers\", but the tracker was notified of \(Set(on.tracked)): use `flag`."
      default: "The tracker gets the flag's name for each action; here: \(on.tracked)."
      }
    #expect(
      on.tracked.allSatisfy { $0 == "newCovers" }
        && (works ? on.tracked.count == 3 : !on.tracked.isEmpty) && on.trackedOutside == 0,
      comment
    )
  }

  /// Opens the shelf with one of the features slow, or both: who has answered, and whether the
  /// tracker has heard of it, after half a second.
  private func early(slow names: String...) async -> (answers: [String], isTracked: Bool) {
    let clock = TestClock()
    let tracked = LockIsolated(false)
    let store = TestStore(initialState: Shelf()) {
      Feature(name: "old", clock: names.contains("old") ? clock : nil)
        .adding(Feature(name: "new", clock: names.contains("new") ? clock : nil), if: "suggestions")
    } withDependencies: {
      $0[FlagClient.self].isOn = { _ in true }
      $0[Tracker.self].track = { _ in tracked.setValue(true) }
    }
    store.exhaustivity = .off
    await store.send(.opened)
    await clock.advance(by: .milliseconds(500))
    await store.skipReceivedActions(strict: false)
    let result = (answers(store.state.log), tracked.value)
    await store.skipInFlightEffects(strict: false)
    return result
  }

  @Test("No effect waits for another") func sideBySide() async {
    let (slowOld, slowNew) = (await early(slow: "old"), await early(slow: "new"))
    let bothSlow = await early(slow: "old", "new")
    let on = await shelf(true)
    let works = answers(on.log).count == 2 && on.tracked.count == 3
    let twice = answers(await shelf(true, true, waits: false).log)
    let comment: Comment =
      switch (slowOld.answers, slowNew.answers, bothSlow.isTracked) {
      case _ where !works: "The effects of both have to run: fix that first."
      case ([], _, _):
        """
        The new feature's effect began only after the old one's, which took a second. Some effects \
        never end: merge the two, so that neither waits.
        """
      case (["new answered"], ["old answered"], true) where twice.count < 4:
        """
        The shelf was opened twice in a row, and the second time ended the first one's effects: \
        the answers are \(twice).
        """
      case (_, [], _):
        """
        The old feature's effect began only after the new one's, which took a second. The flag \
        doesn't slow the old feature down: merge the two.
        """
      default:
        """
        The tracker was notified only after a feature's effect had ended. Some effects never end: \
        merge them.
        """
      }
    #expect(
      slowOld.answers == ["new answered"] && slowNew.answers == ["old answered"]
        && slowOld.isTracked && slowNew.isTracked && bothSlow.isTracked && twice.count == 4,
      comment
    )
  }

  @Test("With the flag off, the tracker isn't notified") func untracked() async {  // starter passes
    let tracked = await shelf(false).tracked
    #expect(
      tracked == [],
      """
      The flag is off, so the new feature got no action, but the tracker was notified of \
      \(tracked.count).
      """
    )
  }

  @Test("The reducer tracks nothing itself") func pure() async {
    final class Held: Sendable {}
    let tracked = LockIsolated<[String]>([])
    weak var held: Held?
    do {
      let tracker = Held()
      held = tracker
      withDependencies {
        $0[FlagClient.self].isOn = { _ in true }
        $0[Tracker.self].track = { [tracker] flag in
          withExtendedLifetime(tracker) { tracked.withValue { $0.append(flag) } }
        }
      } operation: {
        var shelf = Shelf()
        _ = Feature(name: "old").adding(Feature(name: "new"), if: "suggestions")
          .reduce(into: &shelf, action: .opened)
      }
    }
    // A task that the reducer has started holds the tracker until it is over.
    let limit = ContinuousClock.now + .seconds(1)
    while held != nil, .now < limit { await Task.detached {}.value }
    #expect(
      tracked.value == [],
      """
      Only the reducer ran, not its effects, but the tracker was called. Call it in an effect: \
      then replaying an action tracks nothing.
      """
    )
  }

  @Test("Cancelling the effect also cancels the tracking")  // starter passes
  func ends() async {
    let (calls, call) = AsyncStream.makeStream(of: Void.self)
    let (outcomes, outcome) = AsyncStream.makeStream(of: Bool.self)
    let gate = DispatchSemaphore(value: 0)
    let isCalled = LockIsolated(false)
    let own = withUnsafeCurrentTask { $0?.hashValue }
    let store = Store(initialState: Shelf()) {
      Silent().adding(Silent(), if: "suggestions")
    } withDependencies: {
      $0[FlagClient.self].isOn = { _ in true }
      $0[Tracker.self].track = { _ in
        // In the reducer there is no effect yet that could be cancelled.
        if withUnsafeCurrentTask(body: { $0?.hashValue }) == own { return }
        isCalled.setValue(true)
        call.finish()
        // On the main actor nobody can cancel the effect meanwhile.
        if gate.wait(timeout: .now() + .milliseconds(500)) == .success {
          outcome.yield(Task.isCancelled)
        }
        outcome.finish()
      }
    }
    let task = store.send(.opened)
    let watch = Task {
      await task.finish()
      // A task of its own may begin only now.
      let limit = ContinuousClock.now + .milliseconds(100)
      while !isCalled.value, .now < limit { await Task.detached {}.value }
      call.finish()
    }
    // Until the tracker is called, or nothing is left that could call it.
    for await _ in calls {}
    task.cancel()
    for _ in 1...10 { gate.signal() }
    await watch.value
    if !isCalled.value { outcome.finish() }
    var areCancelled: [Bool] = []
    for await value in outcomes { areCancelled.append(value) }
    #expect(
      !areCancelled.contains(false),
      """
      The effect was cancelled, but the call of the tracker wasn't: it is in a task of its own, \
      which nobody can end or wait for. An effect is already a task: call the tracker in it.
      """
    )
  }

  @Test("The flag can be switched while the app runs") func switched() async {
    let log = await shelf(false, true, false).log
    let (off, on) = (await shelf(false).log, await shelf(true).log)
    let works = runs(off) == ["old"] && runs(on) == ["old", "new"]
    let comment: Comment =
      switch runs(log) {
      case _ where !works: "On and off have to work by themselves: fix that first."
      case ["old", "old", "old"]:
        """
        The flag was off, on, off, but the new feature never ran: the flag was checked only at the \
        start.
        """
      default: "The flag was off, on, off, but what ran is \(runs(log))."
      }
    #expect(runs(log) == ["old", "old", "new", "old"], comment)
  }

  @Test("The flag is checked by its name, once for each action")  // starter passes
  func asked() async {
    let off = await shelf(false, flag: "newCovers")
    let on = await shelf(true, flag: "newCovers")
    let asked = off.asked + on.asked
    // Each answer is an action as well.
    let actions = 2 + off.log.count { $0.contains(" ") } + on.log.count { $0.contains(" ") }
    #expect(
      Set(asked) == ["newCovers"],
      asked.isEmpty
        ? "There was an action, but the flag was never checked."
        : "The flag is \"newCovers\", but the client was asked about \(Set(asked)): use `flag`."
    )
    let works = runs(off.log) == ["old"] && runs(on.log) == ["old", "new"]
    #expect(
      !works || asked.count <= actions,
      """
      There were \(actions) actions, but the flag was checked \(asked.count) times. It can change \
      between two checks.
      """
    )
  }
}
