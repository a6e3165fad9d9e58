// wrong: the number is the one at the start
// says: The destination is for the number at the start. It is for the count.
// fails: The counter shows what was tapped, for its count, in place of anything else
// gives: (lines → ["5: sheet 7", "5: form 5", "5: Reset the count of 5?", "5: sheet 7"]) == ["5:
//   sheet 5", "5: form 5", "5: Reset the count of 5?", "5: sheet 5"]

// instead of
state.destination = .fact(FactSheet.State(number: state.count))
// this
state.destination = .fact(FactSheet.State(number: State().count))
