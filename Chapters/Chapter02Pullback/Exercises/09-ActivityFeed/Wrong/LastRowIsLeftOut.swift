// wrong: the last row's number is the count
// says: The last of the three rows was deleted, and has no entry. Its number is 2.
// fails: The feed names the last row's prime, too
// gives: (feed → []) == ["removed 5"]

// instead of
for offset in offsets.sorted() where offset < state.favoritePrimes.count {
// this
for offset in offsets.sorted() where offset < state.favoritePrimes.count - 1 {
