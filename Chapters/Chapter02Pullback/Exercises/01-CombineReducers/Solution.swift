// Reducers in a row
//
// Write `combine`, which makes one reducer from several. Each of them gets every action, in the
// order in which they are listed, and all work on the same state: each sees what the ones before it
// wrote. So it makes no difference how calls of `combine` are nested, and a reducer that does
// nothing can be left out. Combining no reducers gives a reducer that does nothing.
//
// kind: law
// lesson: One after the other

typealias Reducer<State, Action> = (inout State, Action) -> Void

func combine<State, Action>(
  _ reducers: Reducer<State, Action>...
) -> Reducer<State, Action> {
  { state, action in
    // answer
    // starter: // Your code here.
    for reducer in reducers {
      reducer(&state, action)
    }
    // end answer
  }
}
