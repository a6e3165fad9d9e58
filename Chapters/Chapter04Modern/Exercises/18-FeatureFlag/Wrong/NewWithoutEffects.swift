// wrong: the new feature only changes the state
// says: The flag is on, and the new feature's effect was dropped. Return both.
// fails: With the flag on, the effects of both run side by side
// gives: (events.filter { $0.contains("answered") }.sorted() → ["old answered at 1000", "old
//   answered at 1500"]) == ([ "new answered at 1000", "new answered at 1500", "old answered at
//   1000", "old answered at 1500", ] → ["new answered at 1000", "new answered at 1500", "old
//   answered at 1000", "old answered at 1500"])

// instead of
return .merge(
  effect,
  new.reduce(into: &state, action: action),
// this
_ = new.reduce(into: &state, action: action)
return .merge(
  effect,
