// wrong: each reducer gets the state from before, and the last one's result is kept
// file: Combine.swift
// fails: The reducers run in order, and each sees what those before it wrote
// gives: (seen → [1, 1]) == [3, 30]

// instead of
for reducer in reducers {
  reducer(&state, action)
}
// this
let before = state
for reducer in reducers {
  var copy = before
  reducer(&copy, action)
  state = copy
}
