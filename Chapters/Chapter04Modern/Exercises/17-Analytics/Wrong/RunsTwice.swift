// wrong: the feature runs once for the event, and once for itself
// says: The feature ran twice for one action.
// fails: The feature runs once for each action, event or not
// gives: ([[reported.runs, reported.state.books], [silent.runs, silent.state.books]] → [[2, 5], [2,
//   5]]) == [[1, 4], [1, 4]]

// instead of
let before = state
let effect = base.reduce(into: &state, action: action)
// this
let before = state
_ = base.reduce(into: &state, action: action)
let effect = base.reduce(into: &state, action: action)
