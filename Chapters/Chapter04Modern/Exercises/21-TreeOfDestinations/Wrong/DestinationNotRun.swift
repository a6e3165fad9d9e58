// wrong: a destination is only shown
// says: In the counter, the sheet didn't get its action. `ifLet` runs the destination, which runs
//   each feature with an `ifCaseLet`.
// fails: The counter runs its sheet
// gives: (lines → ["7: sheet 7"]) == ["7: sheet 7 (7!)"]

// instead of
.ifLet(\.$destination, action: \.destination) { Destination() }
// this

