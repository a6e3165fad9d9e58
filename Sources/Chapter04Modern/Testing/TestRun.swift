// The feature under test as it runs: a store's core that records what the effects send, and
// notifies the waiting test.

import Diagnostics

/// The core of a test store, and what has happened in it that no step has stated yet.
@MainActor
final class TestRun<State, Action> {
  /// An action that an effect sent, and its outcome.
  struct Received {
    var action: Action
    var outcome: Outcome
  }

  /// The outcome of an action.
  struct Outcome {
    var state: State
    /// The shared values that had changed by then.
    var shared = SharedExpectation()
    /// The generator of stack elements' ids, as it was before the action.
    var ids: StackElementIDGenerator?
  }

  var received: [Received] = []
  var dependencies: DependencyValues
  /// The running step, or else the last one.
  var callSite: CallSite

  /// The time to wait for outside events.
  var timeout: Duration {
    get { timeouts.withLock { $0 } }
    set { timeouts.withLock { $0 = newValue } }
  }
  /// Behind a lock: the end of the test may be on another thread.
  nonisolated let timeouts = Locked(Duration.seconds(1))
  /// The place where the test store was created.
  nonisolated let madeAt: CallSite

  /// The changes of shared values that no step has stated yet.
  let shared = SharedChanges()
  /// True once the feature has dismissed itself.
  private(set) var isDismissed = false

  let core: RootCore<State, Action>
  private var outcomeOfSending: Outcome?
  private var isSending = false
  private var hasGivenUp = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(
    state: State,
    reduce: @escaping _ReducerFunction<State, Action>,
    dependencies: DependencyValues,
    callSite: CallSite
  ) {
    self.dependencies = dependencies
    self.callSite = callSite
    self.madeAt = callSite
    weak var run: TestRun?
    self.core = RootCore(state: state) { state, action in
      guard let run else { return .none }
      let dependencies = run.dependenciesOfFeature()
      let ids = dependencies.stackElementID.copy()
      let effect = DependencyValues.$_current.withValue(dependencies) { reduce(&state, action) }
      run.note(action, Outcome(state: state, shared: run.shared.now(), ids: ids))
      return effect
    }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
      let executor = SettlingExecutor()
      core.executor = executor
      executor.mustGiveUp = { run?.mustGiveUp(after: $0) ?? true }
    }
    run = self
    core.effects.onChange = { [weak self] in self?.signal() }
  }

  /// The feature's dependencies. They notify the test when the feature dismisses itself, and record
  /// its changes of shared values.
  private func dependenciesOfFeature() -> DependencyValues {
    var values = dependencies
    values.noteDismissal { [weak self] in
      guard let self else { return }
      isDismissed = true
      core.effects.cancelAll()
    }
    values[SharedChangesKey.self] = shared
    values = values.used
    // The reducer isn't part of the effect that sent the action.
    values.currentEffect = nil
    return values
  }

  /// Sends an action from the test.
  /// - Returns: The state right after the action, before the actions that effects sent immediately;
  ///   and the effects that follow.
  func send(_ action: Action) async -> (outcome: Outcome, group: EffectGroup?) {
    isSending = true
    let group = core.send(action)
    group?.callSite = callSite
    let outcome = outcomeOfSending ?? Outcome(state: core.state)
    outcomeOfSending = nil
    await settle()
    return (outcome, group)
  }

  private func note(_ action: Action, _ outcome: Outcome) {
    if isSending {
      isSending = false
      outcomeOfSending = outcome
    } else {
      received.append(Received(action: action, outcome: outcome))
      core.executor?.noteAction()
      signal()
    }
  }

  /// Returns when the effects have gone as far as they can by themselves.
  func settle() async {
    if let executor = core.executor {
      await executor.settle()
    } else {
      await Task.yield()
    }
  }

  /// Gives up on effects that never wait, because the test would wait for them forever. The limit
  /// is much longer than for outside events, because these effects have work to do, perhaps on a
  /// busy machine.
  private func mustGiveUp(after duration: Duration) -> Bool {
    if hasGivenUp { return true }
    guard duration > timeout * 10 else { return false }
    hasGivenUp = true
    callSite.report(
      """
      Expected effects to end, or to wait for something, but they have gone on for \(duration).

      In flight are those of:
      \(list(core.effects.running.map(\.cause)))

      Is there a loop that only yields, or a timer on an immediate clock? Let it wait for a clock that the \
      test advances. If there is just much to do, give the store a longer "timeout".
      """
    )
    return true
  }

  /// Waits until `isDone` returns true, or `duration` has passed.
  /// - Returns: The last result of `isDone`.
  func wait(for duration: Duration, until isDone: () -> Bool) async -> Bool {
    await settle()
    if isDone() { return true }
    var isTimeOver = false
    let alarm = Task {
      try? await Task.sleep(for: duration)
      isTimeOver = true
      signal()
    }
    defer { alarm.cancel() }
    while !isDone(), !isTimeOver {
      await withCheckedContinuation { waiting.append($0) }
    }
    // An outside event, from a file or a server, may have started more work; and if the time is
    // over, the machine may have been busy.
    await settle()
    return isDone()
  }

  private func signal() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }
}
