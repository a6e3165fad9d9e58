// wrong: the effects run one after the other
// fails: No effect waits for another one
// says: the new one's began only after it

let effect = base.reduce(into: &state, action: action)
guard flags.isOn(flag) else { return effect }
return .concatenate(
  effect,
  new.reduce(into: &state, action: action),
  .run { [flag, tracker] _ in tracker.track(flag) }
)
