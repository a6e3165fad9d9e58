// wrong: the feed is what it was before, and the new entries
// says: What the reducer inside wrote into the feed was overwritten. Append to the feed.
// fails: The entries that are there stay, and a new one goes to the end
// gives: (inside.map { $0.sorted() } → [["added 2", "inside"], ["added 2", "added 7"], ["added 2",
//   "removed 2"]]) == ([ ["added 2", "inside"], ["added 2", "added 7", "inside"], ["added 2",
//   "inside", "removed 2"], ] → [["added 2", "inside"], ["added 2", "added 7", "inside"], ["added
//   2", "inside", "removed 2"]])

let before = state
reducer(&state, action)
switch action {
case .incrementTapped:
  break
case .saveFavoritePrimeTapped:
  state.feed = before.feed + ["added \(before.count)"]
case .deleteFavoritePrimes(let offsets):
  let rows = offsets.sorted().filter(before.favoritePrimes.indices.contains)
  state.feed = before.feed + rows.map { "removed \(before.favoritePrimes[$0])" }
}
