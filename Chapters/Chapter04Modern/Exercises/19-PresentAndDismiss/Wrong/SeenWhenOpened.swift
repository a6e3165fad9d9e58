// wrong: what is opened is seen
// says: The sheet is still open, and its number was added to `seen` already. It is added when the
//   sheet goes away.
// fails: The counter opens a sheet for its count, and runs it
// gives: (lines → ["sheet 5, kept [], seen [5]", "sheet 5, kept [], seen [5]", "sheet 5 (5!), kept
//   [], seen [5]"]) == ([ "sheet 5, kept [], seen []", "sheet 5, kept [], seen []", "sheet 5 (5!),
//   kept [], seen []", ] → ["sheet 5, kept [], seen []", "sheet 5, kept [], seen []", "sheet 5
//   (5!), kept [], seen []"])

// instead of
state.sheet = FactSheet.State(number: state.count)
// this
state.sheet = FactSheet.State(number: state.count)
state.seen.append(state.count)
