/// The state after all `actions`, starting from `state`.
public func replay<State, Action>(
  _ actions: some Sequence<Action>,
  from state: State,
  with reducer: Reducer<State, Action>
) -> State {
  // answer 1 of Replay
  state
  // end answer
}
