// wrong: the destination runs its form, but not its sheet
// says: In the counter, the sheet didn't get its action. `ifLet` runs the destination, which runs
//   each feature with an `ifCaseLet`.
// fails: The counter runs its sheet
// gives: (lines → ["7: sheet 7"]) == ["7: sheet 7 (7!)"]

// instead of
.ifCaseLet(\.fact, action: \.fact) { FactSheet() }
// this

