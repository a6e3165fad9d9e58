// wrong: no fact is an empty text
// says: The fact is an empty text. There is none, so it is nil.
// fails: Reducer: doubling doubles the number and forgets the fact
// gives: (log → ["10, "]) == ["10"]

// instead of
state.fact = nil
// this
state.fact = ""
