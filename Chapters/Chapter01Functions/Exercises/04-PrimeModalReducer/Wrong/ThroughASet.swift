// wrong: a Set makes removing every copy easy, and loses the order
// says: The right one was removed, but the others changed their order: a Set, or sorting, loses
//   it.
// fails: Removing takes the count out and leaves the others in their order
// gives: (order → "another") == "the same"

// instead of
state.favoritePrimes.removeAll { $0 == state.count }
// this
state.favoritePrimes = Array(Set(state.favoritePrimes).subtracting([state.count]))
