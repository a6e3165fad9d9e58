// wrong: the end of an alert counts as its confirmation
// says: The alert was closed by its other button, and the count was reset anyway.
// fails: A confirmed alert resets the count, and closes
// gives: (kept → ["0: nothing"]) == ["5: nothing"]

// instead of
case .destination:
  break
// this
case .destination(.dismiss):
  if case .alert = state.destination { state.count = 0 }
case .destination:
  break
