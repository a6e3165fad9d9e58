// wrong: a new effect goes in front
// says: The iterations ran in order, and their effects are in reverse order.
// fails: Each iteration of a loop runs, in order, on the same state
// gives: (result → ["abc", "c", "b", "a"]) == ["abc", "a", "b", "c"]

// instead of
effect = effect.merge(with: reducer.reduce(into: &state, action: action))
// this
effect = reducer.reduce(into: &state, action: action).merge(with: effect)
