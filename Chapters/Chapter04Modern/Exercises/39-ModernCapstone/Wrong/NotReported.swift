// wrong: an action that comes too late is ignored
// says: An action came for a sheet that isn't there, and nothing was reported.
// file: Parts.swift
// fails: An optional child runs first, if it is there, and the parent always runs
// gives: (issues.count → 0) == 1

// instead of
if before == nil {
  reportMissingChild(action)
} else {
// this
if before == nil {
  _ = action
} else {
