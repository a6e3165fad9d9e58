// A list of actions is a whole session, written down. Running it needs a loop and no more: a test
// that makes a store, or a screen, to reach a state is doing work that a fold does by itself.

/// The state after all `actions`, starting from `state`.
///
/// No actions give `state` back. Replaying a list in two parts, the second from where the first
/// ended, is the same as replaying it in one. Complexity: one call of `reducer` per action.
public func replay<State, Action>(
  _ actions: some Sequence<Action>,
  from state: State,
  with reducer: Reducer<State, Action>
) -> State {
  actions.reduce(into: state) { state, action in reducer(&state, action) }
}
