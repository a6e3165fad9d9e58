// wrong: the store goes on with the state that the step states
// says: The store went on from the state that a step stated. Only the reducer changes the store's
//   state.
// fails: 1: A state other than the stated one is reported
// gives: (sent → Run(state: 4, faults: [1, 2], left: [])) == (Run(state: 4, faults: [1]) →
//   Run(state: 4, faults: [1], left: []))

// instead of
if state != expected { fail("\(state) isn't \(expected).", line: line) }
// this
if state != expected { fail("\(state) isn't \(expected).", line: line) }
state = expected
