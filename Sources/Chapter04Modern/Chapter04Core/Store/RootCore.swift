// Chapter 3's loop: a reducer runs, its effects are started, and what they send at once is handled
// in the same loop. What is new is that the state is changed in place, and that notifying observers
// is part of the loop.

import Diagnostics

/// The core that holds the state, runs the reducer, and starts the effects.
final class RootCore<State, Action>: Core, Root {
  private var current: State
  private let reducer: _ReducerFunction<State, Action>
  private(set) lazy var observers = Observers()
  /// The effects in flight.
  private(set) lazy var effects = CancellationTable()
  /// The executor on which the effects' tasks run, nil if they run where all tasks do.
  var executor: (any EffectExecutor)?

  private var phase = Phase.idle
  /// The actions that the running reducer has sent, which it shouldn't.
  private var reentrant: [Any] = []
  /// The actions that were sent in the meantime.
  private var waiting: [() -> Void] = []
  /// True if an action was handled since the observers were last notified.
  private var isNotificationDue = false

  /// Where the loop is.
  private enum Phase {
    case idle
    case reducing
    case notifying
  }

  /// The action that led to an effect.
  struct Origin {
    let action: Action
    let group: EffectGroup
    /// Those with which the action was handled, outside of all reducers.
    let dependencies: DependencyValues
  }

  init(state: State, reduce: @escaping _ReducerFunction<State, Action>) {
    current = state
    reducer = reduce
  }

  var root: any Root { self }
  var isPresent: Bool { true }

  var state: State {
    requireThatNobodyChangesIt()
    return current
  }

  func reader<Part>(of path: KeyPath<State, Part>) -> @MainActor () -> Part {
    { [self] in
      requireThatNobodyChangesIt()
      return current[keyPath: path]
    }
  }

  private func requireThatNobodyChangesIt() {
    guard phase == .reducing else { return }
    fatalError("The state of a store was read by its own reducer, while that was changing it.")
  }

  func send(_ action: Action) -> EffectGroup? {
    // Effects don't come through here. This is a reducer that sends to its own store, or something
    // that it called. An observer is free to send: the reducers have finished when it is notified.
    if phase == .reducing { reentrant.append(action) }
    return handle(action, of: nil)
  }

  /// Takes an action from an effect, at whatever time.
  func receive(_ action: Action, from origin: Origin) {
    // The effect runs with the dependencies of the reducer that made it. Those that handle its
    // action are not inside of that one.
    DependencyValues.$_current.withValue(origin.dependencies) {
      _ = handle(action, of: origin.group)
    }
  }

  /// Handles an action, and then, in the same loop, all actions that are sent in the meantime. It
  /// is a queue, not recursion: 100,000 actions that lead to each other need no more stack than
  /// one.
  ///
  /// - Parameter group: What the action belongs to, if an effect sent it.
  /// - Returns: The action's effects, nil if it has none.
  // snippet.handle
  private func handle(_ action: Action, of group: EffectGroup?) -> EffectGroup? {
    if phase == .reducing { return enqueue(action, in: group) }
    // An observer may send, too: then the loop is notifying, and goes on with that afterwards.
    let outerPhase = phase
    phase = .reducing
    let group = reduce(action, in: group)
    var next = 0
    while next < waiting.count {
      waiting[next]()
      next += 1
    }
    if next > 0 { waiting.removeAll(keepingCapacity: next < 1_000) }
    phase = outerPhase
    if !observers.isEmpty { notify() }
    return group
  }
  // snippet.end

  /// Lines up an action until those before it are handled.
  private func enqueue(_ action: Action, in group: EffectGroup?) -> EffectGroup {
    let group = group ?? EffectGroup()
    waiting.append { [self] in _ = reduce(action, in: group) }
    return group
  }

  /// Runs the reducer for an action, and starts its effects.
  private func reduce(_ action: Action, in group: EffectGroup?) -> EffectGroup? {
    // In place: if a copy were written back afterwards, each change to an array would copy the
    // array. Nothing else runs on the main actor until the reducer returns, so nobody sees half a
    // change. A reducer that reads the state of its own store ends the program.
    let effect = reducer(&current, action)
    if !reentrant.isEmpty { reportReentrantActions(during: action) }
    guard let operation = effect.operation else { return group }
    // There is nothing to wait for or to cancel: it lines up.
    if case .send(let next) = operation { return enqueue(next, in: group) }
    let group = group ?? EffectGroup()
    start(operation, of: action, in: group)
    return group
  }

  /// Notifies the observers. One that sends an action changes the state while others are still
  /// being notified. They are notified again, in the loop that is already notifying, and not in
  /// another loop inside it.
  func notify() {
    isNotificationDue = true
    if phase == .notifying { return }
    if Tracking.isOn { return Tracking.notifyAfterwards(self) }
    phase = .notifying
    while isNotificationDue {
      isNotificationDue = false
      observers.notify()
    }
    phase = .idle
  }

  private func reportReentrantActions(during action: Action) {
    for sent in reentrant { reportReentrantAction(sent, during: action) }
    reentrant = []
  }
}

@MainActor
private func reportReentrantAction(_ action: Any, during handled: Any) {
  reportIssue(
    """
    An action was sent to a store while its reducer was handling another one:

      Action:
        \(describe(action))

      While handling:
        \(describe(handled))

    A reducer, or something that it called, sent it. It will be handled when the reducers have finished.

    To fix this, return an effect from the reducer: "Effect.send", or "Effect.run" with a "send" in it.
    """
  )
}
