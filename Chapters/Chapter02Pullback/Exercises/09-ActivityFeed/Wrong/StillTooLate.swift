// wrong: only the check of the offsets was wrong
// says: Row 0 was deleted, and 3 had moved up when the feed looked. It has to look before the
//   reducer runs.
// fails: The feed names the prime that was deleted, not the one that moved up
// gives: (feed → ["removed 3"]) == ["removed 2"]

// instead of
switch action {
case .incrementTapped:
  break
// this
reducer(&state, action)
switch action {
case .incrementTapped:
  break

// instead of
  state.feed.append("removed \(state.favoritePrimes[offset])")
}
}
reducer(&state, action)
// this
  state.feed.append("removed \(state.favoritePrimes[offset])")
}
}
