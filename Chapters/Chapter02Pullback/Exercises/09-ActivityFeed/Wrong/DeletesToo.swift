// wrong: the feed removes the rows as it names them
// says: The feed deleted a row. It only records; deleting is the reducer's work.
// fails: The feed changes nothing but itself
// gives: (unchanged → [[2, 3], [2, 3], [3], [2, 3], [2, 3]]) == [[2, 3], [2, 3], [2, 3], [2, 3],
//   [2, 3]]

// instead of
  state.feed.append("removed \(state.favoritePrimes[offset])")
}
// this
  state.feed.append("removed \(state.favoritePrimes[offset])")
}
for offset in offsets.sorted(by: >) where offset < state.favoritePrimes.count {
  state.favoritePrimes.remove(at: offset)
}
