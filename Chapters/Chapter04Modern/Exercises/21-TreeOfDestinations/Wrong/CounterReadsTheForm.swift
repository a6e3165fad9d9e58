// wrong: the counter handles the tap, and reads the form
// says: The form passes on what it has saved, and the counter didn't listen to that, or closed
//   it. Listen to `.delegate(.saved(…))`.
// fails: The counter's form saves the count, and closes
// gives: (handed → ["7: form 7"]) == ["-30: form 7"]

// instead of
case .destination(.presented(.form(.delegate(.saved(let number))))):
  state.count = number
// this
case .destination(.presented(.form(.saveTapped))):
  if case .form(let form) = state.destination { state.count = form.number }
