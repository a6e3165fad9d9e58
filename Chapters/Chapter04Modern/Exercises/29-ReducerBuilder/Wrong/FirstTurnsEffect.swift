// wrong: only the effect of a loop's first iteration is kept
// says: All iterations ran, and only the first one's effect is there. Merge each with those before.
// fails: Each iteration of a loop runs, in order, on the same state
// gives: (result → ["abc", "a"]) == ["abc", "a", "b", "c"]

// instead of
effect = effect.merge(with: reducer.reduce(into: &state, action: action))
// this
let next = reducer.reduce(into: &state, action: action)
if effect.work.isEmpty { effect = next }
