// wrong: the new root's save is for later
// says: The counter says that it saved, and nothing was saved. Hand it the old environment's
//   `save`.
// fails: Chapter 4's root runs the unmigrated counter with its effects
// gives: (saved → ["1"]) == ["saved 1", "1"]

// instead of
Reduce(counterReducer, environment: CounterEnvironment(save: environment.save))
// this
Reduce(counterReducer, environment: CounterEnvironment(save: { _ in .none }))
