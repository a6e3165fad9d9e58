// wrong: the closure is given the state after the action
// says: Every step stated what happened, but one failed. The closure changes a copy of the state
//   from before the action, and the result is compared with the state after it.
// fails: A step's closure gets the state before the step
// gives: (before → [3, 7]) == [0, 3]

// instead of
var expected = state
update?(&expected)
let effect = reducer.run(&state, action, environment)
// this
let effect = reducer.run(&state, action, environment)
var expected = state
update?(&expected)
