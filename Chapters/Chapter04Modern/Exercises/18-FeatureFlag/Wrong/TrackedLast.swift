// wrong: what is tracked is what is over
// says: The tracker was notified only after the features' effects had ended. Some effects never
//   end: merge them.
// fails: The tracker is notified of each action that the new feature gets, immediately
// gives: (events → ["tracked covers at 1000", "tracked covers at 1000", "tracked covers at 1000"])
//   == ["tracked covers at 0", "tracked covers at 1000", "tracked covers at 1000"]

// instead of
return .merge(
  effect,
  new.reduce(into: &state, action: action),
  .run { [flag, tracker] _ in tracker.track(flag) }
)
// this
return .concatenate(
  .merge(effect, new.reduce(into: &state, action: action)),
  .run { [flag, tracker] _ in tracker.track(flag) }
)
