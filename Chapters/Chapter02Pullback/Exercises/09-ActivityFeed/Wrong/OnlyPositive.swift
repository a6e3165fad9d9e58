// wrong: a prime is positive
// says: 0 and -4 were saved without an entry. Every saved number has one.
// fails: Every save is an entry, and no increment
// gives: (saves → [["added 7"], ["added 2"], [], []]) == [["added 7"], ["added 2"], ["added 0"],
//   ["added -4"]]

// instead of
state.feed.append("added \(state.count)")
// this
if state.count > 0 { state.feed.append("added \(state.count)") }
