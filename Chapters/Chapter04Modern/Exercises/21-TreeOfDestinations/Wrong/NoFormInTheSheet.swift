// wrong: the sheet opens its form, and nothing runs it
// says: The sheet's form was stepped up, and is still where it was: nothing runs it.
// fails: The sheet's form saves a number for the sheet, and closes
// gives: (lines → ["sheet 3 (3!), form 3", "sheet 3 (3!), form 3"]) == ["sheet 3 (3!), form 4",
//   "sheet 4"]

// instead of
.ifLet(\.$form, action: \.form) { NumberForm() }
// this

