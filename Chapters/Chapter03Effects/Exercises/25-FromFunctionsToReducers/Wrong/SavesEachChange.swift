// wrong: every change is saved, even without a tap on "save"
// says: Adding used the disk. The screen used it for two actions only.
// fails: The favourites change as they did in `Before`, and nothing more happens
// gives: (added → ["[2, 3, 2, 3] old", "save [2, 3, 2, 3]", "|"]) == ["[2, 3, 2, 3] old", "|"]

// instead of
favorites.primes.append(prime)
return .none
// this
favorites.primes.append(prime)
return disk.save(favorites.primes).fireAndForget()
