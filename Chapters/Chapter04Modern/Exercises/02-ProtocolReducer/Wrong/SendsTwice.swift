// wrong: the reducer runs for the state, and again for its result
// says: The reducer ran twice for each action.
// fails: A store runs any reducer, once for each action
// gives: (states → ["a1a1", "a1a1a2a2"]) == ["a1", "a1a2"]

// instead of
reducer.reduce(into: &state, action: action)
// this
reducer.reduce(into: &state, action: action)
reducer.reduce(into: &state, action: action)
