// wrong: doubling is for the view
// says: The fact is gone, and the number is still the same. Double it.
// fails: Reducer: doubling doubles the number and forgets the fact
// gives: (log → ["5"]) == ["10"]

// instead of
state.number *= 2
state.fact = nil
// this
state.fact = nil
