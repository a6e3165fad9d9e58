// wrong: a root runs its features around each other
// says: One increment counted to 2: the counter is in `NewRoot` twice.
// fails: Chapter 4's root runs the unmigrated counter with its effects
// gives: (count → ["2, not saved"]) == ["1, not saved"]

// instead of
Scope(state: \.counter, action: \.counter) {
  Reduce(counterReducer, environment: CounterEnvironment(save: environment.save))
}
// this
for _ in 1...2 {
  Scope(state: \.counter, action: \.counter) {
    Reduce(counterReducer, environment: CounterEnvironment(save: environment.save))
  }
}
