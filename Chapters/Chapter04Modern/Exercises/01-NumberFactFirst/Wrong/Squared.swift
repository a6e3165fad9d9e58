// wrong: doubling is multiplying by itself
// says: The number was squared. Multiply it by 2.
// fails: Reducer: doubling doubles the number and forgets the fact
// gives: (log → ["25"]) == ["10"]

// instead of
state.number *= 2
// this
state.number *= state.number
