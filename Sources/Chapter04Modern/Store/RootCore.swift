// Chapter 3's loop: a reducer runs, its effects are started, and what they send at once is handled
// in the same loop. What is new is that the state is changed in place, and that notifying observers
// is part of the loop.

import Diagnostics

/// The core that has the state, runs the reducer, and starts the effects.
final class RootCore<State, Action>: Root {
  // Unchecked: see `read`.
  @exclusivity(unchecked) private var current: State
  /// The effects in flight.
  private(set) lazy var effects = CancellationTable()
  /// What the effects' tasks run on, if not where all tasks do.
  var executor: (any EffectExecutor)?

  /// Nil until there is an observer.
  private var observersSoFar: Observers?
  private let reduce: _ReducerFunction<State, Action>
  /// The actions that wait until those before them are handled.
  // As closures, because an array of a generic type is slower than everything else together.
  private var waiting: [@MainActor () -> Void] = []
  /// The action that is being handled, while one is.
  @exclusivity(unchecked) private var handling: UnsafePointer<Action>?
  /// Where the loop is. Most sends find it idle, look at nothing else, and leave it so.
  private var phase = Phase.idle

  /// The action that led to an effect.
  struct Origin {
    let action: Action
    let group: EffectGroup
    /// Those with which the action was handled, outside of all reducers.
    let dependencies: DependencyValues
  }

  init(state: State, reduce: @escaping _ReducerFunction<State, Action>) {
    current = state
    self.reduce = reduce
  }

  var state: State {
    requireThatNobodyChangesIt()
    return current
  }

  func read(_ body: (_ place: UnsafeRawPointer) -> Void) {
    requireThatNobodyChangesIt()
    lend(&current, to: body)
  }

  private func requireThatNobodyChangesIt() {
    guard phase.isReducing else { return }
    fatalError("The state of a store was read by its own reducer, while that was changing it.")
  }

  func send(_ action: Action) -> EffectGroup? {
    // Effects don't come through here. This is a reducer that sends to its own store, or something
    // that it called. An observer is free to send: the reducers have finished when it is notified.
    if phase.isReducing { reportReentrantAction(action, during: handling?.pointee as Any) }
    return handle(action, of: nil)
  }

  /// Takes an action from an effect, at whatever time.
  func receive(_ action: Action, from origin: Origin) {
    if phase.isReducing {
      _ = wait(action, of: origin.group)
    } else {
      // The effect runs with the dependencies of the reducer that made it. Those that handle its
      // action are not inside of that one.
      DependencyValues.$_current.withValue(origin.dependencies) {
        _ = handle(action, of: origin.group)
      }
    }
  }

  /// Handles an action, and then, in the same loop, all actions that are sent in the meantime. It
  /// is a queue, not recursion: 100,000 actions that lead to each other need no more stack than
  /// one.
  ///
  /// - Parameter group: What the action belongs to, if an effect sent it.
  /// - Returns: What follows from this action, nil if nothing does.
  // snippet.handle
  private func handle(_ action: Action, of group: EffectGroup?) -> EffectGroup? {
    if phase.isReducing { return wait(action, of: group) }
    let isInside = phase != .idle
    phase = .reducing
    // In place: if a copy were written back afterwards, each change to an array would copy the
    // array. Nothing else runs on the main actor until the reducer returns, so nobody sees half a
    // change. A reducer that reads the state of its own store ends the program.
    var action = action
    let effect = reduce(at: &action)
    let follows = effect.operation == nil ? group : start(effect, of: action, in: group)
    if phase == .reducingMore { handleWaiting() }
    // An observer that sends an action changes the state while others are still being notified.
    // They are notified again, in the loop that is already notifying, and not in another loop
    // inside it.
    phase = isInside ? .notifyingAgain : .idle
    if !isInside, let observersSoFar, observersSoFar.areThere { notify() }
    return follows
  }
  // snippet.end

  /// Runs the reducer. Where the action lies is kept meanwhile, to report a send from inside.
  private func reduce(at action: UnsafePointer<Action>) -> Effect<Action> {
    handling = action
    return reduce(&current, action.pointee)
  }

  // What few sends need is in separate functions, so that the one above stays small.

  private func wait(_ action: Action, of group: EffectGroup?) -> EffectGroup {
    let group = group ?? EffectGroup()
    waiting.append { [unowned self] in
      var action = action
      let effect = reduce(at: &action)
      if effect.operation != nil { _ = start(effect, of: action, in: group) }
    }
    phase = .reducingMore
    return group
  }

  private func handleWaiting() {
    var next = 0
    while next < waiting.count {
      let handle = waiting[next]
      next += 1
      handle()
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
    // There is nothing to wait for or to cancel: it lines up.
    if case .send(let next) = operation { return wait(next, of: group) }
    start(operation, from: Origin(action: action, group: group, dependencies: ._current))
    return group
  }

  var observers: Observers {
    let observers = observersSoFar ?? Observers()
    observersSoFar = observers
    return observers
  }

  func notify() {
    if Tracking.isOn { return Tracking.notifyAfterwards(self) }
    guard phase == .idle else {
      if phase == .notifying { phase = .notifyingAgain }
      return
    }
    repeat {
      phase = .notifying
      observers.notify(of: self)
    } while phase == .notifyingAgain
    phase = .idle
  }
}

/// Where the loop of a store is.
// Outside of the store, whose type is generic: to ask a part of it anything takes longer than a
// send.
private enum Phase {
  case idle
  case reducing
  /// Reducing, and actions wait.
  case reducingMore
  case notifying
  /// Notifying, and an observer has sent an action.
  case notifyingAgain

  var isReducing: Bool { self == .reducing || self == .reducingMore }
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
