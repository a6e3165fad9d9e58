// wrong: a form that goes away has saved
// says: The counter's form was swiped away without saving, and the count took its number.
// fails: The counter's form saves the count, and closes
// gives: (swiped → ["9: nothing"]) == ["7: nothing"]

// instead of
case .destination:
  break
// this
case .destination(.dismiss):
  if case .form(let form) = state.destination { state.count = form.number }
case .destination:
  break
