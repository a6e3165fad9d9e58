// wrong: a form that goes away has saved
// says: The sheet's form was swiped away without saving, and the sheet took its number.
// gives:

// instead of
case .form:
  break
// this
case .form(.dismiss):
  state.number = state.form?.number ?? state.number
case .form:
  break
