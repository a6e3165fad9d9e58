// wrong: a new state is made of the new count alone
// says: The step is 1 again, as in a new state. A tap changes the count of the existing state, and
//   nothing else.
// fails: A tap leaves the step alone
// gives: (steps → [3, 1]) == [3, 3]

// instead of
state.count -= state.step
// this
state = CounterState(count: state.count - state.step)
