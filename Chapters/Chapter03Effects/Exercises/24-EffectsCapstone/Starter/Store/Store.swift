// The reducer describes effects; something must start them, hold on to them while they run, and
// bring back what they give. The naive store calls `send` from inside an effect that is still
// starting: then the actions of a chain come in the wrong order, and a long chain overflows the
// stack.

import Diagnostics

/// Holds the state of an app, runs its reducer, and starts the effects.
///
///     let store = Store(initialState: 0, reducer: counterReducer, environment: .live)
///     let viewStore = ViewStore(store)
///     viewStore.send(.incrementTapped)
///
/// You read state and send actions through a `ViewStore`. A part of the app gets a store of its own
/// from `scope(state:action:)`.
///
/// A store belongs to the thread that made it, which in an app is the main thread. It isn't
/// `Sendable`, so the compiler rejects using it on another thread. Effects may work anywhere, but
/// what they send must arrive on the store's thread: see `receive(on:)`. An action that arrives
/// elsewhere is reported and dropped.
public final class Store<State, Action> {
  let state: CurrentValue<State>
  private let source: Source
  /// Notifies a scoped store of its parent's states. Nil for a store that has a reducer.
  private var parentObservation: AnyCancellable?
  // Your properties here.
  private let effects = EffectContext()
  private let home = HomeThread()

  /// Makes a store with a first state. The reducer is not called before the first action.
  public init<Environment>(
    initialState: State,
    reducer: Reducer<State, Action, Environment>,
    environment: Environment
  ) {
    state = CurrentValue(initialState)
    source = .reducer { state, action in reducer.run(&state, action, environment) }
  }

  /// Makes a store of a part: actions go to `sendToParent`, and states come from the parent.
  ///
  /// - Parameter observeParent: Called with the new store's state, which it must not keep.
  init(
    initialState: State,
    sendToParent: @escaping (Action) -> Void,
    observeParent: (CurrentValue<State>) -> AnyCancellable
  ) {
    state = CurrentValue(initialState)
    source = .parent(send: sendToParent)
    parentObservation = observeParent(state)
  }

  /// Runs the reducer, starts its effects, and repeats this for each action that comes back in the
  /// meantime. Then writes the state and notifies the observers, once.
  ///
  /// It is a queue and a loop, not recursion. An action that an effect gives immediately, or that
  /// an observer sends, waits until those before it are done: effects follow breadth first, and
  /// 100,000 such actions use no more stack than one. A chain that never ends keeps `send` from
  /// returning.
  func send(_ action: Action) {
    switch source {
    case .reducer(let reducer): drain(action, reducer)
    case .parent(let send): send(action)
    }
  }

  private func drain(_ action: Action, _ reducer: (inout State, Action) -> Effect<Action, Never>) {
    // Your code here.
  }

  /// Starts an effect and keeps it in flight until it ends. The effect doesn't keep the store.
  private func start(_ effect: Effect<Action, Never>) {
    // Your code here.
  }

  deinit {
    // Your code here.
  }

  /// How many effects are in flight: zero when all have ended. An effect with an id counts once
  /// more for it. A scoped store has none; its effects are its parent's.
  public var effectsInFlight: Int { effects.cancellations.count }

  private static func reportWrongThread(_ action: Action) {
    reportIssue(
      "An effect sent \(describe(action)) on another thread than its store's, and the action was "
        + "dropped. Give the effect `.receive(on:)` with a scheduler of the store's thread, in an app "
        + "`environment.mainQueue`."
    )
  }

  private enum Source {
    case reducer((inout State, Action) -> Effect<Action, Never>)
    case parent(send: (Action) -> Void)
  }
}

/// The id under which a store keeps all its effects.
private struct InFlight: Hashable {}
