// wrong: the parent runs when its child has
// says: The sheet was gone, and the parent didn't run. It always runs.
// file: Parts.swift
// fails: An optional child runs first, if it is there, and the parent always runs
// gives: (store.state.seen → [1, 9]) == [1, 9, -1]

// instead of
if before == nil {
  reportMissingChild(action)
} else {
// this
if before == nil {
  reportMissingChild(action)
  return .none
} else {
