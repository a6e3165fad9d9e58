// wrong: a new action replaces the effects of the one before
// says: The shelf was opened a second time, which ended the first one's effects. Nothing says
//   that it should.
// fails: With the flag on, the effects of both run side by side
// gives: (events.filter { $0.contains("answered") }.sorted() → ["new answered at 1500", "old
//   answered at 1000", "old answered at 1500"]) == ([ "new answered at 1000", "new answered at
//   1500", "old answered at 1000", "old answered at 1500", ] → ["new answered at 1000", "new
//   answered at 1500", "old answered at 1000", "old answered at 1500"])

// instead of
return .merge(
  effect,
  new.reduce(into: &state, action: action),
  .run { [flag, tracker] _ in tracker.track(flag) }
)
// this
return .merge(
  effect,
  new.reduce(into: &state, action: action)
    .cancellable(id: flag, cancelInFlight: "\(action)" == "opened"),
  .run { [flag, tracker] _ in tracker.track(flag) }
)
