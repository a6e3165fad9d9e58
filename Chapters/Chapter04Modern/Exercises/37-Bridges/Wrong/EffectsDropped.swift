// wrong: the old reducer is called, but its effect is of the wrong chapter
// says: Save was tapped, and nothing was saved: the counter's effects are dropped.
//   `Reduce(_:environment:)` runs them.
// fails: Chapter 4's root runs the unmigrated counter with its effects
// gives: (saved → ["1, not saved"]) == ["saved 1", "1"]

// instead of
Scope(state: \.counter, action: \.counter) {
  Reduce(counterReducer, environment: CounterEnvironment(save: environment.save))
}
// this
Reduce { app, action in
  if case .counter(let action) = action {
    _ = counterReducer.run(&app.counter, action, CounterEnvironment(save: environment.save))
  }
  return .none
}
