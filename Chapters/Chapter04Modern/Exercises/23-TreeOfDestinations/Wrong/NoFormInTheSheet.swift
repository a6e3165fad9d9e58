// wrong: the sheet opens its form, and nothing runs it
// says: The sheet's form was stepped up, and is still where it was: nothing runs it.
// gives:

// instead of
.ifLet(\.$form, action: \.form) { NumberForm() }
// this

