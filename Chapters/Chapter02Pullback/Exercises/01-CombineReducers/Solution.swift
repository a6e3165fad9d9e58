// Reducers in a row
//
// Write `combine`, which makes one reducer from several. Each of them gets every action, in the
// order in which they are listed, and all work on the state that is passed in: each sees what the
// ones before it wrote. Combining no reducers gives a reducer that does nothing. Then
// `combine(combine(a, b), c)` is the same as `combine(a, combine(b, c))`, and a reducer that does
// nothing can be left out: the tests try that with all scripts of up to four actions.
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
