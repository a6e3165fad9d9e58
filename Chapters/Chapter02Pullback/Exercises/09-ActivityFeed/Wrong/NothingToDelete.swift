// wrong: a deletion of no row needs no reducer
// says: Deletions of no row that is there never reached the reducer. The feed holds no action back.
// fails: Every action reaches the reducer, once
// gives: (runs → [1, 1, 1, 0, 0]) == [1, 1, 1, 1, 1]

// instead of
for offset in offsets.sorted() where offset < state.favoritePrimes.count {
// this
guard offsets.contains(where: { $0 < state.favoritePrimes.count }) else { return }
for offset in offsets.sorted() where offset < state.favoritePrimes.count {
