// wrong: the form writes where it is shown
// says: The sheet's form saved a number, and the sheet doesn't listen to it.
// gives:

// instead of
case .form(.presented(.delegate(.saved(let number)))):
  state.number = number
  state.fact = nil
case .form:
// this
case .form:
