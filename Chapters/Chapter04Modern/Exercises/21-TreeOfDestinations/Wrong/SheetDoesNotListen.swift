// wrong: the form writes where it is shown
// says: The sheet's form saved a number, and the sheet doesn't listen to it.
// fails: The sheet's form saves a number for the sheet, and closes
// gives: (lines → ["sheet 3 (3!), form 4", "sheet 3 (3!)"]) == ["sheet 3 (3!), form 4", "sheet 4"]

// instead of
case .form(.presented(.delegate(.saved(let number)))):
  state.number = number
  state.fact = nil
case .form:
// this
case .form:
