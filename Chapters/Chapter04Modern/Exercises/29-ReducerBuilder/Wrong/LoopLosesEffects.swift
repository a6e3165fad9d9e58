// wrong: a loop only changes the state
// says: All iterations ran, and their effects are lost. Merge them.
// fails: Each iteration of a loop runs, in order, on the same state
// gives: (result → ["abc"]) == ["abc", "a", "b", "c"]

// instead of
effect = effect.merge(with: reducer.reduce(into: &state, action: action))
// this
_ = reducer.reduce(into: &state, action: action)
effect = .none
