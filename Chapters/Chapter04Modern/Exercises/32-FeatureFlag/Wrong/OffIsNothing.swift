// wrong: with the flag off, nothing runs
// fails: With the flag off, the old feature runs
// says: not without both

guard flags.isOn(flag) else { return .none }
return .merge(
  base.reduce(into: &state, action: action),
  new.reduce(into: &state, action: action),
  .run { [flag, tracker] _ in tracker.track(flag) }
)
