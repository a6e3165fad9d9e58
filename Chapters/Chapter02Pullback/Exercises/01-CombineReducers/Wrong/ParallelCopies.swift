// wrong: each reducer gets the state from before, and the last result is kept
// fails: The second reducer sees what the first wrote
// says: given the state from before

let before = state
for reducer in reducers {
  var copy = before
  reducer(&copy, action)
  state = copy
}
