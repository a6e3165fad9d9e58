// wrong: removing in a loop over the indices skips the row that moves up
// says: The 7 next to a removed one was skipped: each removal moves up what comes after it.
// fails: Removing takes out every copy
// gives: (rest.sorted() → [2, 3, 3, 7]) == [2, 3, 3]

// instead of
state.favoritePrimes.removeAll { $0 == state.count }
// this
for index in state.favoritePrimes.indices
where index < state.favoritePrimes.count && state.favoritePrimes[index] == state.count {
  state.favoritePrimes.remove(at: index)
}
