// A session without a store
//
// Write `replay`: the state after all the actions, in order, starting from `state`. Every action
// begins where the one before it ended. No store and no screen: a reducer is a function, and a
// test can call it as often as it likes.
//
// kind: write
// lesson: A session is a list of actions

func replay<State, Action>(
  _ actions: [Action],
  from state: State,
  with reducer: (inout State, Action) -> Void
) -> State {
  // answer
  // starter: state
  var state = state
  for action in actions {
    reducer(&state, action)
  }
  return state
  // end answer
}
