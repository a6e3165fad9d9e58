// wrong: a form that goes away has saved
// says: The counter's form was swiped away without saving, and the count took its number.
// gives:

// instead of
case .destination:
  break
// this
case .destination(.dismiss):
  if case .form(let form) = state.destination { state.count = form.number }
case .destination:
  break
