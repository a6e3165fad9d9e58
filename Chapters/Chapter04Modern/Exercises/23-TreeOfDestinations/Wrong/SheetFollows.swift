// wrong: the sheet takes each step of its form
// says: The sheet's form was stepped up, not saved, and the sheet has its number already.
// gives:

// instead of
case .form:
  break
// this
case .form(.presented(.stepped(by: let step))):
  state.number += step
case .form:
  break
