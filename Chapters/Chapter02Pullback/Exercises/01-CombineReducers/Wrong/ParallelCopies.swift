// wrong: each reducer gets the state from before, and the result of the last is kept
// fails: The second reducer sees what the first wrote
// says: a copy from before sees nothing of the others' work

let before = state
for reducer in reducers {
  var copy = before
  reducer(&copy, action)
  state = copy
}
