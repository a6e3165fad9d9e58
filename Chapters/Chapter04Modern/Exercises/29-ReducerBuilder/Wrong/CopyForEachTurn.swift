// wrong: each iteration works on a copy of its own
// says: Only the last iteration's change is there: each started from the state before the loop. Run
//   all on the same state.
// fails: Each iteration of a loop runs, in order, on the same state
// gives: (result → ["c", "a", "b", "c"]) == ["abc", "a", "b", "c"]

// instead of
var effect = Effect<Action>.none
for reducer in reducers {
// this
var effect = Effect<Action>.none
let before = state
for reducer in reducers {
  state = before
