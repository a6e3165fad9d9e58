// wrong: the order makes no difference
// says: The new feature ran before the old one.
// fails: With the flag on, the old feature runs, then the new one
// gives: (names → ["new at 0", "old at 0"]) == ["old at 0", "new at 0"]

// instead of
let effect = base.reduce(into: &state, action: action)
guard flags.isOn(flag) else { return effect }
return .merge(
  effect,
  new.reduce(into: &state, action: action),
  .run { [flag, tracker] _ in tracker.track(flag) }
)
// this
guard flags.isOn(flag) else { return base.reduce(into: &state, action: action) }
let effect = new.reduce(into: &state, action: action)
return .merge(
  effect,
  base.reduce(into: &state, action: action),
  .run { [flag, tracker] _ in tracker.track(flag) }
)
