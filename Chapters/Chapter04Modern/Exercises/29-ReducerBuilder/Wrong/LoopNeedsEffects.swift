// wrong: a loop without effects has nothing to do
// says: The iterations had no effects, and only the first one ran. Every one runs.
// fails: Each iteration of a loop runs, in order, on the same state
// gives: (quiet → ["a"]) == ["abc"]

// instead of
effect = effect.merge(with: reducer.reduce(into: &state, action: action))
// this
effect = effect.merge(with: reducer.reduce(into: &state, action: action))
if effect.work.isEmpty { break }
