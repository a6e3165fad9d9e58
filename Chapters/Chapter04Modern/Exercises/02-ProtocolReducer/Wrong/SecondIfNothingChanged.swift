// wrong: the second reducer is for what the first one leaves
// says: Only the first reducer's change is there. The second one runs, too, on the same state.
// fails: Both reducers run on the same state, the first one first
// gives: (both(Letter(letter: "a"), Letter(letter: "b")) → "a1") == "a1b1"

// instead of
first.reduce(into: &state, action: action)
second.reduce(into: &state, action: action)
// this
let before = "\(state)"
first.reduce(into: &state, action: action)
if "\(state)" == before { second.reduce(into: &state, action: action) }
