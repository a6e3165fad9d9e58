// wrong: the sheet takes each step of its form
// says: The sheet's form was stepped up, not saved, and the sheet has its number already.
// fails: The sheet's form saves a number for the sheet, and closes
// gives: (lines → ["sheet 4 (3!), form 4", "sheet 4"]) == ["sheet 3 (3!), form 4", "sheet 4"]

// instead of
case .form:
  break
// this
case .form(.presented(.stepped(by: let step))):
  state.number += step
case .form:
  break
