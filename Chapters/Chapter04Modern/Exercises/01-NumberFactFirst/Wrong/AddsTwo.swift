// wrong: doubling adds two
// says: Two was added to the number. Multiply it by 2.
// fails: Reducer: doubling doubles the number and forgets the fact
// gives: (log → ["7"]) == ["10"]

// instead of
state.number *= 2
// this
state.number += 2
