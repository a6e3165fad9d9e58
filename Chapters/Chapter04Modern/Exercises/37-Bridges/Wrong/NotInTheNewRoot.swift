// wrong: the counter has to move before the root can
// says: Increment did nothing: the counter isn't in `NewRoot`. `Reduce` takes an old reducer and
//   its environment.
// fails: Chapter 4's root runs the unmigrated counter with its effects
// gives: (count → ["0"]) == ["1, not saved"]

// instead of
Scope(state: \.counter, action: \.counter) {
  Reduce(counterReducer, environment: CounterEnvironment(save: environment.save))
}
// this

