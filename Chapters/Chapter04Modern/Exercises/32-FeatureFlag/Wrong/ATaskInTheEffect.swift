// wrong: the effect starts a task that calls the tracker, and ends
// fails: When the effect is cancelled, so is the task that tracks
// says: a task of its own

let effect = base.reduce(into: &state, action: action)
guard flags.isOn(flag) else { return effect }
return .merge(
  effect,
  new.reduce(into: &state, action: action),
  .run { [tracker, flag] _ in
    Task { tracker.track(flag) }
  }
)
