// A store of a part must be a store like any other, and there must be one state only. So a store has no
// state of its own. It has a core: how to read the state, and whom to give an action.

import Diagnostics

/// Where a store's state is, and who handles its actions.
@usableFromInline
struct Core<State, Action> {
  /// What has the state, and tells when it may have changed; the same for all parts of one state.
  @usableFromInline let root: any Root
  @usableFromInline let state: @MainActor () -> State
  /// Handles an action, and gives what follows; nil if nothing does.
  @usableFromInline let send: @MainActor (Action) -> EffectGroup?

  @inlinable
  init(
    root: any Root,
    state: @escaping @MainActor () -> State,
    send: @escaping @MainActor (Action) -> EffectGroup?
  ) {
    self.root = root
    self.state = state
    self.send = send
  }

  @MainActor
  init(_ root: RootCore<State, Action>) {
    self.init(root: root, state: { root.state }, send: { root.send($0) })
  }

  /// The core of a part: nothing in it but the way to the whole.
  // snippet.scopedCore
  @inlinable
  func scope<ChildState, ChildAction>(
    state toChild: @escaping @MainActor (State) -> ChildState,
    action fromChild: @escaping @MainActor (ChildAction) -> Action
  ) -> Core<ChildState, ChildAction> {
    Core<ChildState, ChildAction>(
      root: root,
      state: { [state] in toChild(state()) },
      send: { [send] in send(fromChild($0)) }
    )
  }
  // snippet.end

  /// The core of a part that can go away. It then keeps showing the last state that was read.
  @MainActor
  func scope<ChildState, ChildAction>(
    last: ChildState,
    state toChild: @escaping @MainActor (State) -> ChildState?,
    action fromChild: @escaping @MainActor (ChildAction) -> Action
  ) -> Core<ChildState, ChildAction> {
    var last = last
    return scope(
      state: { whole in
        last = toChild(whole) ?? last
        return last
      },
      action: fromChild
    )
  }
}

/// What has the state of all its parts' stores.
@MainActor
@usableFromInline
protocol Root: AnyObject {
  var observers: Observers { get }
}

/// The core that has the state, runs the reducer, and starts the effects.
final class RootCore<State, Action>: Root {
  private(set) var state: State
  let observers = Observers()
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
    self.state = state
    self.reduce = reduce
    effects.send = { [weak self] action, origin in
      // The effect runs with the dependencies of the reducer that made it. Those that handle its action
      // are not inside of that one.
      DependencyValues.$_current.withValue(origin.dependencies) {
        _ = self?.handle(action, of: origin.group)
      }
    }
  }

  func send(_ action: Action) -> EffectGroup? {
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
    // reducer that reads the state of its own store is ended by Swift: "Simultaneous accesses".
    let effect = reduce(&state, action)
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
      let effect = reduce(&state, sent.action)
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
