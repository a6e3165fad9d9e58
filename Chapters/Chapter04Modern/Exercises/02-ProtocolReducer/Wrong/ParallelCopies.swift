// wrong: each of the two gets the old state, and the last result is kept
// says: Only the second reducer's change is there. It has to run on the state that the first one
//   left.
// fails: Both reducers run on the same state, the first one first
// gives: (both(Letter(letter: "a"), Letter(letter: "b")) → "b1") == "a1b1"

// instead of
first.reduce(into: &state, action: action)
second.reduce(into: &state, action: action)
// this
var copy = state
first.reduce(into: &copy, action: action)
second.reduce(into: &state, action: action)
