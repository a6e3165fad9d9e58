// wrong: the loop collects its effects in one place
// says: The first action's effects came again for the second. Collect them within the closure that
//   runs for an action.
// fails: A body runs for every action, and remembers nothing
// gives: (loop → ["ab", "a", "b", "abab", "a", "b", "a", "b"]) == ["ab", "a", "b", "abab", "a",
//   "b"]

// instead of
Reduce { state, action in
  var effect = Effect<Action>.none
  for reducer in reducers {
// this
var effect = Effect<Action>.none
return Reduce { state, action in
  for reducer in reducers {
