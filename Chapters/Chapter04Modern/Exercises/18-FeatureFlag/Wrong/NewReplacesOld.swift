// wrong: with the flag on, the old feature's effect is thrown away
// says: The flag is on, and the old feature's effect was dropped: the new one's replaced it.
//   Return both.
// fails: With the flag on, the effects of both run side by side
// gives: (events.filter { $0.contains("answered") }.sorted() → ["new answered at 1000", "new
//   answered at 1500"]) == ([ "new answered at 1000", "new answered at 1500", "old answered at
//   1000", "old answered at 1500", ] → ["new answered at 1000", "new answered at 1500", "old
//   answered at 1000", "old answered at 1500"])

// instead of
return .merge(
  effect,
  new.reduce(into: &state, action: action),
// this
return .merge(
  new.reduce(into: &state, action: action),
