// wrong: a loaded list leaves the message as it is
// says: The list was loaded, and the message of before is still there. The old reducer cleared
//   it.
// fails: The favourites change as they did in `Before`, and nothing more happens
// gives: (loaded → ["[7, 5, 7] old", "|"]) == ["[7, 5, 7] ", "|"]

// instead of
favorites = Favorites(primes: primes)
// this
favorites.primes = primes
