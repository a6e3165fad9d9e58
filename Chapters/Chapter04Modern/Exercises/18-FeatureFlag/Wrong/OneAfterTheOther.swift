// wrong: the effects run one after the other
// says: The new feature's effect began only after the old one's. Some effects never end: merge
//   them, so that none waits.
// fails: With the flag on, the effects of both run side by side
// gives: (events.filter { $0.contains("answered") }.sorted() → ["new answered at 2000", "new
//   answered at 2500", "old answered at 1000", "old answered at 1500"]) == ([ "new answered at
//   1000", "new answered at 1500", "old answered at 1000", "old answered at 1500", ] → ["new
//   answered at 1000", "new answered at 1500", "old answered at 1000", "old answered at 1500"])

// instead of
return .merge(
// this
return .concatenate(
