// wrong: the tracker is notified while the flag is off
// fails: With the flag off, the tracker isn't notified
// says: the new feature got no action

var effect = base.reduce(into: &state, action: action)
  .merge(with: .run { [flag, tracker] _ in tracker.track(flag) })
if flags.isOn(flag) {
  effect = effect.merge(with: new.reduce(into: &state, action: action))
}
return effect
