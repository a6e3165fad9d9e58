// wrong: the effect starts a task that calls the tracker, and ends
// fails: Cancelling the effect also cancels the tracking
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
