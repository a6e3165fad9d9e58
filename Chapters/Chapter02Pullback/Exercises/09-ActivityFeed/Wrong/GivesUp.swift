// wrong: an offset that isn't in the list ends the function
// says: A deletion of a row that isn't there never reached the reducer. The feed holds no action
//   back.
// fails: Every action reaches the reducer, once
// gives: (runs → [1, 1, 1, 1, 0]) == [1, 1, 1, 1, 1]

// instead of
for offset in offsets.sorted() where offset < state.favoritePrimes.count {
  state.feed.append("removed \(state.favoritePrimes[offset])")
}
// this
for offset in offsets.sorted() {
  guard offset < state.favoritePrimes.count else { return }
  state.feed.append("removed \(state.favoritePrimes[offset])")
}
