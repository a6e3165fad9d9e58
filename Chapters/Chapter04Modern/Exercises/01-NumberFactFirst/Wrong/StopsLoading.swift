// wrong: doubling makes a new state, in which nothing is being loaded
// says: A fact was being loaded, and `isLoading` became false. Doubling leaves it alone.
// fails: Reducer: doubling doubles the number and forgets the fact
// gives: (loading → ["12"]) == ["12, loading"]

// instead of
state.number *= 2
state.fact = nil
// this
state = State(number: state.number * 2)
