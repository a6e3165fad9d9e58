// wrong: with the flag off, the old feature runs, and its effect is thrown away
// fails: With the flag off, the old feature's effects run
// says: thrown away

let effect = base.reduce(into: &state, action: action)
guard flags.isOn(flag) else { return .none }
return .merge(
  effect,
  new.reduce(into: &state, action: action),
  .run { [flag, tracker] _ in tracker.track(flag) }
)
