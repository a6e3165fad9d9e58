// wrong: the first reducer has handled the action
// says: Only the first reducer's change is there. The second one runs, too, on the same state.
// fails: Both reducers run on the same state, the first one first
// gives: (both(Letter(letter: "a"), Letter(letter: "b")) → "a1") == "a1b1"

// instead of
second.reduce(into: &state, action: action)
// this

