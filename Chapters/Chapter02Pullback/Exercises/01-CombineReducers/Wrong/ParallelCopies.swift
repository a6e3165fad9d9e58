// wrong: each reducer gets the state from before, and the last result is kept
// says: Each reducer was given the state from before. Pass the same state on from one to the
//   next, not copies.
// fails: Each reducer sees what the ones before it wrote
// gives: (seen → [100, 100, 100]) == [100, 101, 102]

let before = state
for reducer in reducers {
  var copy = before
  reducer(&copy, action)
  state = copy
}
