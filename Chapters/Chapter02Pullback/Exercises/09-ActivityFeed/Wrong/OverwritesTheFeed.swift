// wrong: the feed is worked out before, and set afterwards
// says: What the reducer inside wrote into the feed was overwritten. Append the entries before it
//   runs.
// fails: The entries that are there stay, and a new one goes to the end
// gives: (inside.map { $0.sorted() } → [["added 2"], ["added 2", "added 7"], ["added 2", "removed
//   2"]]) == ([ ["added 2", "inside"], ["added 2", "added 7", "inside"], ["added 2", "inside",
//   "removed 2"], ] → [["added 2", "inside"], ["added 2", "added 7", "inside"], ["added 2",
//   "inside", "removed 2"]])

// instead of
  state.feed.append("removed \(state.favoritePrimes[offset])")
}
}
reducer(&state, action)
// this
  state.feed.append("removed \(state.favoritePrimes[offset])")
}
}
let feed = state.feed
reducer(&state, action)
state.feed = feed
