// wrong: a number that is there already isn't added
// says: 2 was a favourite, and was saved again without an entry. Every save has one.
// fails: Every save is an entry, and no increment
// gives: (saves → [["added 7"], [], ["added 0"], ["added -4"]]) == [["added 7"], ["added 2"],
//   ["added 0"], ["added -4"]]

// instead of
state.feed.append("added \(state.count)")
// this
if !state.favoritePrimes.contains(state.count) { state.feed.append("added \(state.count)") }
