// wrong: with the flag on, the old feature's effect is thrown away
// fails: With the flag on, the effects of both run
// says: Return both

let effect = base.reduce(into: &state, action: action)
guard flags.isOn(flag) else { return effect }
return new.reduce(into: &state, action: action)
  .merge(with: .run { [flag, tracker] _ in tracker.track(flag) })
