// A list of actions is a whole session, written down. Running it takes a loop and nothing else: a
// test that makes a store or a screen just to reach a state does work that a fold does by itself.

/// The state after all `actions`, starting from `state`.
///
/// Without actions, that is `state`. Replaying a list in two parts, the second from where the first
/// ended, is the same as replaying it in one. Complexity: one call of `reducer` per action.
public func replay<State, Action>(
  _ actions: some Sequence<Action>,
  from state: State,
  with reducer: Reducer<State, Action>
) -> State {
  actions.reduce(into: state) { state, action in reducer(&state, action) }
}
