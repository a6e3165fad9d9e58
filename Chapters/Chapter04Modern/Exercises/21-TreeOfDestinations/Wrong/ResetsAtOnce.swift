// wrong: the alert is shown when the count is reset
// says: Reset was tapped, and the count changed before anyone confirmed that. The alert asks
//   first.
// fails: The counter shows what was tapped, for its count, in place of anything else
// gives: (lines → ["5: sheet 5", "5: form 5", "0: Reset the count of 5?", "0: sheet 0"]) == ["5:
//   sheet 5", "5: form 5", "5: Reset the count of 5?", "5: sheet 5"]

// instead of
state.destination = .alert(.reset(count: state.count))
// this
state.destination = .alert(.reset(count: state.count))
state.count = 0
