// wrong: the tracker is called in the reducer
// says: The effect was cancelled, and the call of the tracker wasn't: it is in the reducer, or in
//   a task of its own. Call the tracker in the effect, which is a task already.
// fails: The tracker is called in the effect, and cancelled with it
// gives: (calls.value.filter { !$0 }.count → 1) == 0

// instead of
return .merge(
  effect,
  new.reduce(into: &state, action: action),
  .run { [flag, tracker] _ in tracker.track(flag) }
)
// this
tracker.track(flag)
return effect.merge(with: new.reduce(into: &state, action: action))
