// wrong: the second reducer goes on with what the first one did
// says: The first reducer changed nothing, and the second didn't run. Both run for every action.
// fails: Both reducers run on the same state, the first one first
// gives: (both(Nothing(), Letter(letter: "b")) → "") == "b1"

// instead of
first.reduce(into: &state, action: action)
second.reduce(into: &state, action: action)
// this
let before = "\(state)"
first.reduce(into: &state, action: action)
if "\(state)" != before { second.reduce(into: &state, action: action) }
