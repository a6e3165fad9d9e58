// wrong: the destination runs its sheet, but not its form
// says: The counter's form was stepped up, and is still where it was: nothing runs it. Each case
//   with a feature needs its `ifCaseLet`.
// fails: The counter's form saves the count, and closes
// gives: (lines → ["7: form 7", "7: form 7"]) == ["7: form 9", "9: nothing"]

// instead of
.ifCaseLet(\.form, action: \.form) { NumberForm() }
// this

