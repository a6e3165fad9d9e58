// wrong: an alert acts by itself
// says: The reset was confirmed, and the count is still 5.
// gives:

// instead of
case .destination(.presented(.alert(.resetConfirmed))):
  state.count = 0
case .destination:
// this
case .destination:
