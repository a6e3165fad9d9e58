// Two shapes of one function
//
// Write both bridges between a function that returns the next state and one that changes the state
// in place. For each action, a bridge calls the function that it was given exactly once. The
// bridges are inverses of each other: if you convert a function and convert it back, you get the
// same function again.
//
// kind: law
// lesson: Two shapes of one function

typealias Reducer<State, Action> = (inout State, Action) -> Void

func toInout<State, Action>(
  _ next: @escaping (State, Action) -> State
) -> Reducer<State, Action> {
  { state, action in
    // answer
    // starter: // Your code here.
    state = next(state, action)
    // end answer
  }
}

func fromInout<State, Action>(
  _ reducer: @escaping Reducer<State, Action>
) -> (State, Action) -> State {
  { state, action in
    // answer
    // starter: state
    var next = state
    reducer(&next, action)
    return next
    // end answer
  }
}
