// wrong: a new number needs a new fact
// says: After doubling, `isLoading` is true. Doubling loads nothing.
// fails: Reducer: doubling doubles the number and forgets the fact
// gives: (log → ["10, loading"]) == ["10"]

// instead of
state.number *= 2
// this
state.number *= 2
state.isLoading = true
