// Chapter 3's loop: a reducer runs, its effects are started, and the actions that they send
// immediately are handled in the same loop. What is new is that the state is changed in place, and
// that notifying observers is part of the loop.

import Diagnostics

/// The core that holds the state, runs the reducer, and starts the effects.
package final class RootCore<State, Action>: Core, AnyRootCore {
  private var current: State
  private let reducer: _ReducerFunction<State, Action>
  package let observers = Observers()
  /// The effects in flight.
  package let effects = CancellationTable()
  /// The executor on which the effects' tasks run; nil if they run where all tasks do.
  package var executor: (any EffectExecutor)?

  private var phase = Phase.idle
  /// True while the reducer itself runs, and changes the state.
  private var isReducing = false
  /// The actions that arrived while the reducer was running, each as a call of `reduce`.
  private var waiting: [() -> Void] = []
  /// The ones among them that the reducer itself has sent, which is a mistake.
  private var reentrant: [Action] = []
  /// True if an action was handled since the observers were last notified.
  private var isNotificationDue = false

  private enum Phase {
    case idle
    case reducing
    case notifying
  }

  package init(state: State, reduce: @escaping _ReducerFunction<State, Action>) {
    current = state
    reducer = reduce
  }

  package var root: any AnyRootCore { self }
  package var isPresent: Bool { true }

  package func reader<Field>(of path: KeyPath<State, Field>) -> @MainActor () -> Field {
    { [self] in
      if isReducing {
        fatalError("The state of a store was read by its own reducer, while that was changing it.")
      }
      return current[keyPath: path]
    }
  }

  package func send(_ action: Action) -> EffectGroup? {
    // Effects call `handle`, not this. If a reducer is running, the action comes from the reducer,
    // or from something that it called. An observer may send: it is notified when the reducer has
    // finished.
    if isReducing { reentrant.append(action) }
    return handle(action, of: nil)
  }

  /// Handles an action and those that arrive in the meantime, one after another, then notifies the
  /// observers. It is a queue, not recursion, so a chain of 100,000 actions needs no more stack
  /// than one.
  ///
  /// - Parameter group: The effects to which the action belongs, if one of them sent it.
  /// - Returns: The action's effects; nil if it has none.
  // snippet.handle
  func handle(_ action: Action, of group: EffectGroup?) -> EffectGroup? {
    if phase == .reducing { return enqueue(action, of: group) }
    // `idle`, or `notifying` if an observer sends.
    let outerPhase = phase
    phase = .reducing
    let effects = reduce(action, of: group)
    // `waiting` may grow in the loop.
    var handled = 0
    while handled < waiting.count {
      waiting[handled]()
      handled += 1
    }
    waiting = []
    phase = outerPhase
    if !observers.isEmpty { notify() }
    return effects
  }
  // snippet.end

  /// Returns the action's group now, before the action has effects, for the sender to wait for.
  private func enqueue(_ action: Action, of group: EffectGroup?) -> EffectGroup {
    let group = group ?? EffectGroup()
    waiting.append { [self] in _ = reduce(action, of: group) }
    return group
  }

  /// Runs the reducer for an action, and starts the effect that it returns.
  private func reduce(_ action: Action, of group: EffectGroup?) -> EffectGroup? {
    // In place: writing back a copy afterwards would copy each array that the reducer changes.
    isReducing = true
    let effect = reducer(&current, action)
    isReducing = false
    for sent in reentrant { reportReentrantAction(sent, during: action) }
    reentrant = []
    switch effect.operation {
    case nil:
      return group
    case .send(let next):  // `start` would do the same.
      return enqueue(next, of: group)
    case let operation?:
      let group = group ?? EffectGroup()
      start(operation, of: action, in: group)
      return group
    }
  }

  /// Notifies the observers of each field that has changed. If an observer sends an action, the
  /// loop that is already running notifies all observers once more.
  package func notify() {
    isNotificationDue = true
    if phase == .notifying { return }
    // A closure's reads aren't observed yet: see `Tracking`.
    if Tracking.isOn { return Tracking.notifyAfterwards(self) }
    phase = .notifying
    while isNotificationDue {
      isNotificationDue = false
      observers.notify()
    }
    phase = .idle
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
