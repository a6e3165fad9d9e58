// wrong: the effects run one after the other
// fails: No effect waits for another
// says: began only after the old one's

let effect = base.reduce(into: &state, action: action)
guard flags.isOn(flag) else { return effect }
return .concatenate(
  effect,
  new.reduce(into: &state, action: action),
  .run { [flag, tracker] _ in tracker.track(flag) }
)
