// wrong: `ifLet` is on a reducer of its own, which never changes the destination
// says: The form was about to pass on its number when the sheet replaced it, and its effect went
//   on. `ifLet` ends that if it is on the reducer that changes the destination.
// gives:

// instead of
.ifLet(\.$destination, action: \.destination) { Destination() }
// this
EmptyReducer().ifLet(\.$destination, action: \.destination) { Destination() }
