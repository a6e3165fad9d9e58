// wrong: the number is doubled, and the fact about the old number stays
// says: The number is 10, and the fact is still about 5. Set it to nil.
// fails: Reducer: doubling doubles the number and forgets the fact
// gives: (log → ["10, 5 is odd."]) == ["10"]

// instead of
state.number *= 2
state.fact = nil
// this
state.number *= 2
