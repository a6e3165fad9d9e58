// wrong: every action gets an entry
// says: An increment left an entry. It saves and deletes nothing.
// fails: The entries that are there stay, and a new one goes to the end
// gives: (inside.map { $0.sorted() } → [["added 2", "incremented", "inside"], ["added 2", "added
//   7", "inside"], ["added 2", "inside", "removed 2"]]) == ([ ["added 2", "inside"], ["added 2",
//   "added 7", "inside"], ["added 2", "inside", "removed 2"], ] → [["added 2", "inside"], ["added
//   2", "added 7", "inside"], ["added 2", "inside", "removed 2"]])

// instead of
case .incrementTapped:
  break
case .saveFavoritePrimeTapped:
  state.feed.append("added \(state.count)")
// this
case .incrementTapped:
  state.feed.append("incremented")
case .saveFavoritePrimeTapped:
  state.feed.append("added \(state.count)")
