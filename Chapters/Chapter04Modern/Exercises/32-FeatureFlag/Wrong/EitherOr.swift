// wrong: with the flag on, the new feature runs instead of the old one
// fails: On, the old feature runs, and then the new one
// says: It is added to the old one

guard flags.isOn(flag) else { return base.reduce(into: &state, action: action) }
return new.reduce(into: &state, action: action)
  .merge(with: .run { [flag, tracker] _ in tracker.track(flag) })
