// A store of a part must be a store like any other, and there must be one state only. So a store has a
// core: the root's holds the state, a part's holds its parent's core and the way there.

import Diagnostics

/// Where a store's state is, and who handles its actions.
///
/// A class to inherit from, not a protocol: how large an action is, a class's method knows at once, where a
/// protocol's has to look it up, at each level, with each send.
@MainActor
class Core<State, Action> {
  /// Who is told when the state may have changed; the same for all parts of one state.
  let observers: Observers

  fileprivate init(observers: Observers) {
    self.observers = observers
  }

  var state: State { fatalError("each kind of core has a state") }

  /// - Returns: What follows, nil if nothing does.
  func send(_: Action) -> EffectGroup? { fatalError("each kind of core sends") }
}

/// The core that has the state, runs the reducer, and starts the effects.
final class RootCore<State, Action>: Core<State, Action> {
  private var current: State
  let effects = EffectsInFlight<Action>()

  private let reduce: _ReducerFunction<State, Action>
  private var waiting: [Sent] = []
  /// What the store is doing, in one word: most sends find it idle and leave it so.
  private var activity = Activity.idle

  private enum Activity {
    case idle
    case reducing
    /// Reducing, and actions wait.
    case reducingMore
  }

  private struct Sent {
    var action: Action
    /// What the action belongs to, if an effect sent it.
    var group: EffectGroup?
  }

  init(state: State, reduce: @escaping _ReducerFunction<State, Action>) {
    self.current = state
    self.reduce = reduce
    super.init(observers: Observers())
    effects.send = { [weak self] action, origin in
      // The effect runs with the dependencies of the reducer that made it. Those that handle its action
      // are not inside of that one.
      DependencyValues.$_current.withValue(origin.dependencies) {
        _ = self?.handle(action, of: origin.group)
      }
    }
  }

  override var state: State { current }

  override func send(_ action: Action) -> EffectGroup? {
    // Effects have a way of their own. This is a reducer that sends to its own store, or something that
    // it called. An observer is free to send: the reducers are through when it is told.
    if activity != .idle { reportReentrantAction(action) }
    return handle(action, of: nil)
  }

  /// Handles an action, and then, in the same loop, all that are sent meanwhile. It is a queue, not
  /// recursion: 100,000 actions that lead to each other need no more stack than one.
  ///
  /// - Parameter group: What the action belongs to, if an effect sent it.
  /// - Returns: What follows from this action, nil if nothing does.
  // snippet.handle
  private func handle(_ action: Action, of group: EffectGroup?) -> EffectGroup? {
    guard activity == .idle else { return wait(action, of: group) }
    activity = .reducing
    // In place: if a copy were written back afterwards, each change to an array would copy the array.
    // Nothing else runs on the main actor until the reducer returns, so nobody sees a half of it. A
    // reducer that reads the state of its own store is ended by Swift: "overlapping accesses".
    let effect = reduce(&current, action)
    let follows = effect.operation == nil ? group : start(effect, of: action, in: group)
    if activity == .reducingMore { handleWaiting() }
    activity = .idle
    if observers.areThere { notify() }
    return follows
  }
  // snippet.end

  // What few sends need is in functions of its own: the ones above stay small.

  private func wait(_ action: Action, of group: EffectGroup?) -> EffectGroup {
    let group = group ?? EffectGroup()
    waiting.append(Sent(action: action, group: group))
    activity = .reducingMore
    return group
  }

  private func handleWaiting() {
    var next = 0
    while next < waiting.count {
      let sent = waiting[next]
      next += 1
      let effect = reduce(&current, sent.action)
      if effect.operation != nil { _ = start(effect, of: sent.action, in: sent.group) }
    }
    waiting.removeAll(keepingCapacity: next < 1_000)
  }

  private func start(
    _ effect: Effect<Action>,
    of action: Action,
    in group: EffectGroup?
  ) -> EffectGroup? {
    guard let operation = effect.operation else { return group }
    let group = group ?? EffectGroup()
    effects.start(
      operation,
      origin: .init(action: action, group: group, dependencies: ._current)
    )
    return group
  }

  private var isNotifying = false
  private var mustNotify = false

  /// An observer that sends an action changes the state under the eyes of the others. They are told
  /// again, in this loop and not in another one inside of it.
  private func notify() {
    mustNotify = true
    guard !isNotifying else { return }
    isNotifying = true
    defer { isNotifying = false }
    while mustNotify {
      mustNotify = false
      observers.notify()
    }
  }
}

@MainActor
private func reportReentrantAction(_ action: Any) {
  reportIssue(
    """
    An action was sent to a store while its reducer was handling another one:

      Action:
        \(describe(action))

    A reducer, or something that it called, sent it. It will be handled when the reducers are through.

    To fix this, return an effect from the reducer: "Effect.send", or "Effect.run" with a "send" in it.
    """
  )
}

/// The core of a store of a part: nothing in it but the way to the whole.
// snippet.ScopedCore
final class ScopedCore<ParentState, ParentAction, State, Action>: Core<State, Action> {
  private let parent: Core<ParentState, ParentAction>
  private let toState: (ParentState) -> State
  private let fromAction: (Action) -> ParentAction

  init(
    parent: Core<ParentState, ParentAction>,
    state: @escaping (ParentState) -> State,
    action: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.toState = state
    self.fromAction = action
    super.init(observers: parent.observers)
  }

  override var state: State { toState(parent.state) }

  override func send(_ action: Action) -> EffectGroup? {
    parent.send(fromAction(action))
  }
}
// snippet.end
