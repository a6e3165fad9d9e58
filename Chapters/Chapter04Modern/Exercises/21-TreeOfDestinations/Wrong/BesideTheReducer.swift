// wrong: `ifLet` is on a reducer of its own, which never changes the destination
// says: The form was about to pass on its number when the sheet replaced it, and its effect went
//   on. `ifLet` ends that if it is on the reducer that changes the destination.
// fails: A replaced destination's effects end
// gives: (lines → ["7: form 9", "7: sheet 7", "report", "9: sheet 7"]) == ["7: form 9", "7: sheet
//   7", "7: sheet 7"]

// instead of
Reduce { state, action in
switch action {
case .factTapped:
// this
EmptyReducer().ifLet(\.$destination, action: \.destination) { Destination() }
Reduce { state, action in
  switch action {
  case .factTapped:

// instead of
.ifLet(\.$destination, action: \.destination) { Destination() }
// this

