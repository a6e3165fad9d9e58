// wrong: the two only return what they would do
// says: Neither reducer changed the state. Run both on `state` itself.
// fails: Both reducers run on the same state, the first one first
// gives: (both(Letter(letter: "a"), Letter(letter: "b")) → "") == "a1b1"

// instead of
first.reduce(into: &state, action: action)
second.reduce(into: &state, action: action)
// this
var copy = state
first.reduce(into: &copy, action: action)
second.reduce(into: &copy, action: action)
