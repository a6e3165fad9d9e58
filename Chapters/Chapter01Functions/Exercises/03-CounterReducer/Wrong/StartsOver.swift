// wrong: with a new step, counting starts over
// says: The count became 0, but a new step leaves it alone.
// fails: A new step changes the step and leaves the count alone
// gives: (states.map { [$0.count, $0.step] } → [[0, 5], [0, 0], [0, 1000]]) == [[40, 5], [40, 0],
//   [40, 1000]]

// instead of
state.step = step
// this
state = CounterState(count: 0, step: step)
