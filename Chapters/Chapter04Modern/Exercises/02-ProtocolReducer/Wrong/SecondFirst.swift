// wrong: the last reducer wraps the first
// says: The second reducer ran before the first.
// fails: Both reducers run on the same state, the first one first
// gives: (both(Letter(letter: "a"), Letter(letter: "b")) → "b1a1") == "a1b1"

// instead of
first.reduce(into: &state, action: action)
second.reduce(into: &state, action: action)
// this
second.reduce(into: &state, action: action)
first.reduce(into: &state, action: action)
