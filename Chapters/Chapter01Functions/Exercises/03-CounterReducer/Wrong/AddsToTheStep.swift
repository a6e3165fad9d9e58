// wrong: a new step is more step
// says: The new step was added to the old one. It replaces it.
// fails: A new step changes the step and leaves the count alone
// gives: (states.map { [$0.count, $0.step] } → [[40, 8], [40, 3], [40, 1003]]) == [[40, 5], [40,
//   0], [40, 1000]]

// instead of
state.step = step
// this
state.step += step
