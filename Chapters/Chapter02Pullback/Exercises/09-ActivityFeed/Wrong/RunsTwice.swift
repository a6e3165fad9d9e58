// wrong: the reducer runs before the feed, as it did, and after it
// says: Every action reached the reducer twice. It has to run only after the feed has looked.
// fails: Every action reaches the reducer, once
// gives: (runs → [2, 2, 2, 2, 2]) == [1, 1, 1, 1, 1]

// instead of
switch action {
case .incrementTapped:
  break
// this
reducer(&state, action)
switch action {
case .incrementTapped:
  break
