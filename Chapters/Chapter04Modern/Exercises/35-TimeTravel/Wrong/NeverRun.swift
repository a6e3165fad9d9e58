// wrong: recording is enough
// says: The action was recorded, and the feature didn't run.
// fails: Each action runs the feature once, on the current state, and is recorded
// gives: (texts → [" of a", " of ab", " of abb"]) == ["a of a", "ab of ab", "abb of abb"]

// instead of
return base.reduce(into: &state.current, action: action)
  .map { .feature($0) }
  .cancellable(id: CancelID.feature)
// this
return .none
