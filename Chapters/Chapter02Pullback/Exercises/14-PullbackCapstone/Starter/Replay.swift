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
