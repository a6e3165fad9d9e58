// The ladder: four early forms of an effect, each of which fixes what was wrong with the one
// before, and fails in turn. `Effect`, outside this folder, is the fifth.
//
// This is the store for all four. It is the naive one: it calls `send` from inside an effect.

/// Holds a state, and performs the effects that its reducer returns. For one thread.
public final class LadderStore<State, Action> {
  /// The state after the last action.
  public private(set) var state: State
  private let reducer: (inout State, Action) -> CallbackEffect<Action>

  /// - Parameter callbackReducer: Changes the state and returns what calls back with actions.
  public init(
    state: State,
    callbackReducer: @escaping (inout State, Action) -> CallbackEffect<Action>
  ) {
    self.state = state
    self.reducer = callbackReducer
  }

  /// Runs the reducer, then its effect. An action that the effect gives at once is sent from inside
  /// it, before the rest of the effect: recursion.
  public func send(_ action: Action) {
    var next = state
    let effect = reducer(&next, action)
    state = next
    effect { [weak self] action in self?.send(action) }
  }
}
