// wrong: the state is read, and a reducer changes it
// says: The actions changed nothing. Run the reducer on the store's own state.
// fails: A store runs any reducer, once for each action
// gives: (states → ["", ""]) == ["a1", "a1a2"]

// instead of
reducer.reduce(into: &state, action: action)
// this
var copy = state
reducer.reduce(into: &copy, action: action)
