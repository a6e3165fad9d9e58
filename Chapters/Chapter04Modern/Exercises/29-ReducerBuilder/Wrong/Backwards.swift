// wrong: a loop is unwound from its end
// says: The iterations ran backwards.
// fails: Each iteration of a loop runs, in order, on the same state
// gives: (result → ["cba", "c", "b", "a"]) == ["abc", "a", "b", "c"]

// instead of
for reducer in reducers {
// this
for reducer in reducers.reversed() {
