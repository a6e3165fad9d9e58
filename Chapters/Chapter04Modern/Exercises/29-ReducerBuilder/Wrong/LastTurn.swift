// wrong: only the effect of a loop's last iteration is kept
// says: All iterations ran, and only the last one's effect is there. Merge each with those before.
// fails: Each iteration of a loop runs, in order, on the same state
// gives: (result → ["abc", "c"]) == ["abc", "a", "b", "c"]

// instead of
effect = effect.merge(with: reducer.reduce(into: &state, action: action))
// this
effect = reducer.reduce(into: &state, action: action)
