// wrong: the feed saves what it records
// says: The feed saved a number. It only records; saving is the reducer's work.
// fails: The feed changes nothing but itself
// gives: (unchanged → [[2, 3], [2, 3, 7], [2, 3], [2, 3], [2, 3]]) == [[2, 3], [2, 3], [2, 3], [2,
//   3], [2, 3]]

// instead of
state.feed.append("added \(state.count)")
// this
state.feed.append("added \(state.count)")
state.favoritePrimes.append(state.count)
