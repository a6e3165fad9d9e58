// wrong: the sheet has a new number, and the old fact
// says: The number is 4, and the fact about 3 is still shown.
// fails: The sheet's form saves a number for the sheet, and closes
// gives: (lines → ["sheet 3 (3!), form 4", "sheet 4 (3!)"]) == ["sheet 3 (3!), form 4", "sheet 4"]

// instead of
state.number = number
state.fact = nil
// this
state.number = number
