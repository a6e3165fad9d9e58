// wrong: removing takes out one copy
// says: Another copy of 2 is still there. The old list removed every copy.
// fails: The favourites change as they did in `Before`, and nothing more happens
// gives: (removed → ["[3, 2] old", "|"]) == ["[3] old", "|"]

// instead of
favorites.primes.removeAll { $0 == prime }
// this
if let index = favorites.primes.firstIndex(of: prime) { favorites.primes.remove(at: index) }
