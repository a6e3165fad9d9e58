// wrong: the state after the action is needed only for the event
// says: The feature changed a copy, and the state is as it was.
// fails: The feature runs once for each action, event or not
// gives: ([[reported.runs, reported.state.books], [silent.runs, silent.state.books]] → [[1, 3], [1,
//   3]]) == [[1, 4], [1, 4]]

// instead of
let before = state
let effect = base.reduce(into: &state, action: action)
guard let event = event(before, state, action) else { return effect }
// this
var after = state

let effect = base.reduce(into: &after, action: action)
guard let event = event(state, after, action) else { return effect }
