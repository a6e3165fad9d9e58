// wrong: the count follows the new step, as if a step were a tap
// says: The count moved with the step, but only a tap changes the count.
// fails: A new step changes the step and leaves the count alone
// gives: (states.map { [$0.count, $0.step] } → [[45, 5], [40, 0], [1040, 1000]]) == [[40, 5], [40,
//   0], [40, 1000]]

// instead of
state.step = step
// this
state.step = step
state.count += step
