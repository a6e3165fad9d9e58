// wrong: a destination is only shown
// says: In the counter, the sheet didn't get its action. `ifLet` runs the destination, which runs
//   each feature with an `ifCaseLet`.
// gives:

// instead of
.ifLet(\.$destination, action: \.destination) { Destination() }
// this

