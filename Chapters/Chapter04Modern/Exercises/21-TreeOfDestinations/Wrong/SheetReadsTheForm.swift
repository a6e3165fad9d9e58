// wrong: the sheet handles the tap, and reads its form
// says: The form passes on what it has saved, and the sheet didn't listen to that, or closed it.
//   Listen to `.delegate(.saved(…))`.
// fails: The sheet's form saves a number for the sheet, and closes
// gives: (handed → ["sheet 3 (3!), form 3"]) == ["sheet -8, form 3"]

// instead of
case .form(.presented(.delegate(.saved(let number)))):
  state.number = number
  state.fact = nil
// this
case .form(.presented(.saveTapped)):
  state.number = state.form?.number ?? state.number
  state.fact = nil
