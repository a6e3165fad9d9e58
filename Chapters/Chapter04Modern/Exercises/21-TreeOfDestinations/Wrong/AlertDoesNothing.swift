// wrong: an alert acts by itself
// says: The reset was confirmed, and the count is still 5.
// fails: A confirmed alert resets the count, and closes
// gives: (confirmed → ["5: nothing"]) == ["0: nothing"]

// instead of
case .destination(.presented(.alert(.resetConfirmed))):
  state.count = 0
case .destination:
// this
case .destination:
