// wrong: the tracker is called in the reducer
// fails: The reducer tracks nothing itself
// says: Call it in an effect

let effect = base.reduce(into: &state, action: action)
guard flags.isOn(flag) else { return effect }
tracker.track(flag)
return effect.merge(with: new.reduce(into: &state, action: action))
