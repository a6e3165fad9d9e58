// wrong: the closure is given the state after the action
// says: Every step stated what happened, but one failed. The closure changes a copy of the state
//   from before the action, and the result is compared with the state after it.
// fails: A step that states what happens passes
// gives: (test → Run(state: 7, faults: [1], left: [])) == (Run(state: 7) → Run(state: 7, faults:
//   [], left: []))

// instead of
var expected = state
update?(&expected)
let effect = reducer.run(&state, action, environment)
// this
let effect = reducer.run(&state, action, environment)
var expected = state
update?(&expected)
