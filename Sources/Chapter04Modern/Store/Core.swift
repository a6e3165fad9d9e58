// A store of a part must be a store like any other, and there must be one state only. So a store has a
// core: the root's holds the state, a part's holds its parent's core and the way there.

import Diagnostics

/// Where a store's state is, and who handles its actions.
@MainActor
protocol Core<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  var state: State { get }
  /// - Returns: What follows, nil if nothing does.
  func send(_ action: Action) -> EffectGroup?
  /// Who is told when the state may have changed.
  var observers: Observers { get }
}

/// The core that has the state, runs the reducer, and starts the effects.
final class RootCore<State, Action>: Core {
  private(set) var state: State
  let observers = Observers()
  let effects = EffectsInFlight<Action>()

  private let reduce: _ReducerFunction<State, Action>
  private var waiting: [Sent] = []
  private var isReducing = false
  private var isNotifying = false
  private var mustNotify = false

  private struct Sent {
    var action: Action
    /// What the action belongs to, if an effect sent it.
    var group: EffectGroup?
  }

  init(state: State, reduce: @escaping _ReducerFunction<State, Action>) {
    self.state = state
    self.reduce = reduce
    effects.send = { [weak self] action, origin in
      _ = self?.handle(Sent(action: action, group: origin.group))
    }
  }

  func send(_ action: Action) -> EffectGroup? {
    // Effects have a way of their own. This is a reducer that sends to its own store, or something that
    // it called. An observer is free to send: the reducers are through when it is told.
    if isReducing { reportReentrantAction(action) }
    return handle(Sent(action: action))
  }

  /// Handles an action, and then, in the same loop, all that are sent meanwhile. It is a queue, not
  /// recursion: 100,000 actions that lead to each other need no more stack than one.
  ///
  /// - Returns: What follows from this action, nil if nothing does.
  private func handle(_ sent: Sent) -> EffectGroup? {
    if isReducing {
      let group = sent.group ?? EffectGroup()
      waiting.append(Sent(action: sent.action, group: group))
      return group
    }
    isReducing = true
    let group = reduce(sent)
    if !waiting.isEmpty {
      var next = 0
      while next < waiting.count {
        _ = reduce(waiting[next])
        next += 1
      }
      waiting.removeAll(keepingCapacity: next < 1_000)
    }
    isReducing = false
    if !observers.isEmpty { notify() }
    return group
  }

  private func reduce(_ sent: Sent) -> EffectGroup? {
    // In place: if a copy were written back afterwards, each change to an array would copy the array.
    // Nothing else runs on the main actor until the reducer returns, so nobody sees a half of it. A
    // reducer that reads the state of its own store is ended by Swift: "overlapping accesses".
    let effect = reduce(&state, sent.action)
    guard let operation = effect.operation else { return sent.group }
    let group = sent.group ?? EffectGroup()
    effects.start(operation, origin: .init(action: sent.action, group: group))
    return group
  }

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
final class ScopedCore<Parent: Core, State, Action>: Core {
  private let parent: Parent
  private let toState: (Parent.State) -> State
  private let fromAction: (Action) -> Parent.Action

  init(
    parent: Parent,
    state: @escaping (Parent.State) -> State,
    action: @escaping (Action) -> Parent.Action
  ) {
    self.parent = parent
    self.toState = state
    self.fromAction = action
  }

  var state: State { toState(parent.state) }
  var observers: Observers { parent.observers }

  func send(_ action: Action) -> EffectGroup? {
    parent.send(fromAction(action))
  }
}
