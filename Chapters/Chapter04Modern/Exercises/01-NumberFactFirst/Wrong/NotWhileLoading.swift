// wrong: the number can't change while a fact about it is being loaded
// says: While a fact was being loaded, doubling did nothing. It always doubles.
// fails: Reducer: doubling doubles the number and forgets the fact
// gives: (loading → ["6, loading"]) == ["12, loading"]

// instead of
state.number *= 2
state.fact = nil
// this
if !state.isLoading {
  state.number *= 2
  state.fact = nil
}
