// Two shapes of one function
//
// Turn a function that returns the next state into one that changes the state in place.
//
// kind: write
// lesson: Two shapes of one function

func toInout<State, Action>(
  _ next: @escaping (State, Action) -> State
) -> (inout State, Action) -> Void {
  { state, action in
    // answer
    // starter: // Your code here.
    state = next(state, action)
    // end answer
  }
}
