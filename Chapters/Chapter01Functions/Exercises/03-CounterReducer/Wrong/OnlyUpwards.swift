// wrong: a step of zero or less is ignored
// says: A step of 0 was ignored. The task sets no limit: a step may be 0, or negative.
// fails: A new step changes the step and leaves the count alone
// gives: (states.map { [$0.count, $0.step] } → [[40, 5], [40, 3], [40, 1000]]) == [[40, 5], [40,
//   0], [40, 1000]]

// instead of
state.step = step
// this
if step > 0 { state.step = step }
