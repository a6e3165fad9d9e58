// wrong: the destination runs its form, but not its sheet
// says: In the counter, the sheet didn't get its action. `ifLet` runs the destination, which runs
//   each feature with an `ifCaseLet`.
// gives:

// instead of
.ifCaseLet(\.fact, action: \.fact) { FactSheet() }
// this

