// wrong: the sheet handles the tap, and reads its form
// says: The form passes on what it has saved, and the sheet didn't listen to that, or closed it.
//   Listen to `.delegate(.saved(…))`.
// gives:

// instead of
case .form(.presented(.delegate(.saved(let number)))):
  state.number = number
  state.fact = nil
// this
case .form(.presented(.saveTapped)):
  state.number = state.form?.number ?? state.number
  state.fact = nil
