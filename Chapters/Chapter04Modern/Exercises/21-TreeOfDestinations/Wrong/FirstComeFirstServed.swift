// wrong: a destination has to close before another may open
// says: A button was tapped while something else was shown, and that is still there. The new
//   destination replaces it.
// fails: The counter shows what was tapped, for its count, in place of anything else
// gives: (lines → ["5: sheet 5", "5: sheet 5", "5: sheet 5", "5: sheet 5"]) == ["5: sheet 5", "5:
//   form 5", "5: Reset the count of 5?", "5: sheet 5"]

// instead of
switch action {
case .factTapped:
// this
switch action {
case .factTapped where state.destination != nil, .editTapped where state.destination != nil,
  .resetTapped where state.destination != nil:
  break
case .factTapped:
