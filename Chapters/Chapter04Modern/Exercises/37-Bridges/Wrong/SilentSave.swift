// wrong: the old root's save is for later
// says: The counter says that it saved, and nothing was saved. Hand it the old environment's
//   `save`.
// fails: Chapter 3's root runs the unmigrated counter with its effects
// gives: (saved → ["1"]) == ["saved 1", "1"]

// instead of
environment: { CounterEnvironment(save: $0.app.save) }
// this
environment: { _ in CounterEnvironment(save: { _ in .none }) }
