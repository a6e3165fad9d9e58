// wrong: the reducer runs on a copy, so that the feed still sees the rows
// says: What the reducer did is lost: it ran on a copy.
// fails: The feed changes nothing but itself
// gives: (changed → [[2, 3], [2, 3], [2, 3], [2, 3], [2, 3]]) == [[2, 3], [2, 3, 7], [3], [2, 3],
//   [2, 3]]

// instead of
switch action {
case .incrementTapped:
  break
// this
let before = state
defer { state.favoritePrimes = before.favoritePrimes }
switch action {
case .incrementTapped:
  break
