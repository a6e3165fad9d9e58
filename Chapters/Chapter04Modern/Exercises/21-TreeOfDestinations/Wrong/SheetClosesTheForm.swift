// wrong: what has saved is closed by its parent
// says: The form passes on what it has saved, and the sheet didn't listen to that, or closed it.
//   Listen to `.delegate(.saved(…))`.
// fails: The sheet's form saves a number for the sheet, and closes
// gives: (handed → ["sheet -8"]) == ["sheet -8, form 3"]

// instead of
state.number = number
state.fact = nil
// this
state.number = number
state.fact = nil
state.form = nil
