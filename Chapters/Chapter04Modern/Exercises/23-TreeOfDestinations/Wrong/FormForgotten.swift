// wrong: the destination runs its sheet, but not its form
// says: The counter's form was stepped up, and is still where it was: nothing runs it. Each case
//   with a feature needs its `ifCaseLet`.
// gives:

// instead of
.ifCaseLet(\.form, action: \.form) { NumberForm() }
// this

