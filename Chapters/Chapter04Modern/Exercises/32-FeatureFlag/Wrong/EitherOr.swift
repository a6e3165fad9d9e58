// wrong: with the flag on, the new feature runs instead of the old one
// fails: With the flag on, the old feature runs, then the new one
// says: not instead of it

guard flags.isOn(flag) else { return base.reduce(into: &state, action: action) }
return new.reduce(into: &state, action: action)
  .merge(with: .run { [flag, tracker] _ in tracker.track(flag) })
