// The feature under test as it runs: a store's core that writes down what the effects send, and tells
// whoever waits for it.

import Diagnostics

/// The core of a test store, and what has happened in it that no step has stated yet.
@MainActor
final class TestRun<State, Action> {
  /// An action that an effect sent, and the state that it led to.
  struct Received {
    var action: Action
    var state: State
  }

  var received: [Received] = []
  var dependencies: DependencyValues
  /// The step that runs, or ran last.
  var callSite: CallSite

  /// In nanoseconds, how long to wait for what happens outside.
  var timeout: UInt64 {
    get { timeouts.withLock { $0 } }
    set { timeouts.withLock { $0 = newValue } }
  }
  /// The same, for the end of the test, which may be on another thread.
  nonisolated let timeouts = Locked<UInt64>(1_000_000_000)
  /// Where the test store was made.
  nonisolated let madeAt: CallSite

  let core: RootCore<State, Action>
  private var stateAfterSending: State?
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
      let effect = DependencyValues.$_current.withValue(run.dependencies.used) {
        reduce(&state, action)
      }
      run.note(action, state)
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

  /// Sends an action of the test's.
  /// - Returns: The state right after it, before the actions that effects sent at once; and what follows.
  func send(_ action: Action) async -> (state: State, group: EffectGroup?) {
    isSending = true
    let group = core.send(action)
    group?.callSite = callSite
    let state = stateAfterSending ?? core.state
    stateAfterSending = nil
    await settle()
    return (state, group)
  }

  private func note(_ action: Action, _ state: State) {
    if isSending {
      isSending = false
      stateAfterSending = state
    } else {
      received.append(Received(action: action, state: state))
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

  /// Effects that never wait for anything would make the test wait for ever. Much longer than for what
  /// happens outside: these have work to do, perhaps on a busy machine.
  private func mustGiveUp(after duration: Duration) -> Bool {
    if hasGivenUp { return true }
    guard duration > .nanoseconds(timeout) * 10 else { return false }
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

  /// Waits until something is so, being told whenever it may have become so.
  /// - Returns: Whether it is.
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
    // What came from elsewhere, a file or a server, may have set more going; and where the time is over,
    // it may be the machine that was busy.
    await settle()
    return isDone()
  }

  private func signal() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }
}
