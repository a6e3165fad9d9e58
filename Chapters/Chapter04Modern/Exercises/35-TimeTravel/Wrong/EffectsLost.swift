// wrong: the feature's effects are always thrown away
// says: The feature returned an effect that sends an action, and the effect was lost.
// fails: An action that an effect sends is recorded, too
// gives: (live.text → "( of 2, asked 0") == "() of 2), asked 0"

// instead of
return base.reduce(into: &state.current, action: action)
  .map { .feature($0) }
  .cancellable(id: CancelID.feature)
// this
_ = base.reduce(into: &state.current, action: action)
return .none
