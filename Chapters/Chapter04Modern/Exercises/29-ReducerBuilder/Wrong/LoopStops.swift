// wrong: the first iteration that has an effect ends the loop
// says: Only the first iteration ran. Run all of them, whatever they return.
// fails: Each iteration of a loop runs, in order, on the same state
// gives: (result → ["a", "a"]) == ["abc", "a", "b", "c"]

// instead of
effect = effect.merge(with: reducer.reduce(into: &state, action: action))
// this
effect = reducer.reduce(into: &state, action: action)
if !effect.work.isEmpty { break }
