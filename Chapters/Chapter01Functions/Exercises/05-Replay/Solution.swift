// A session without a store
//
// Write `replay`, which returns the state after all the actions, in order, starting from `state`.
// Then write `trace`, which returns the first state and the state after each action, even if the
// action changed nothing. There is no store and no screen: a reducer is a function, and you call
// it.
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

func trace<State, Action>(
  _ actions: [Action],
  from state: State,
  with reducer: (inout State, Action) -> Void
) -> [State] {
  // answer
  // starter: []
  var states = [state]
  var state = state
  for action in actions {
    reducer(&state, action)
    states.append(state)
  }
  return states
  // end answer
}
