// wrong: the state after the action is computed first, to ask for the event
// says: The feature ran twice for one action.
// fails: The feature runs once for each action, event or not
// gives: ([[reported.runs, reported.state.books], [silent.runs, silent.state.books]] → [[2, 4], [2,
//   4]]) == [[1, 4], [1, 4]]

// instead of
let before = state
let effect = base.reduce(into: &state, action: action)
guard let event = event(before, state, action) else { return effect }
// this
var after = state
_ = base.reduce(into: &after, action: action)
let event = event(state, after, action)
let effect = base.reduce(into: &state, action: action)
guard let event else { return effect }
