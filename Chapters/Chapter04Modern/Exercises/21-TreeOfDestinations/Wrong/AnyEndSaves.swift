// wrong: a form that goes away has saved
// says: The sheet's form was swiped away without saving, and the sheet took its number.
// fails: The sheet's form saves a number for the sheet, and closes
// gives: (swiped → ["sheet 4 (3!)"]) == ["sheet 3 (3!)"]

// instead of
case .form:
  break
// this
case .form(.dismiss):
  state.number = state.form?.number ?? state.number
case .form:
  break
