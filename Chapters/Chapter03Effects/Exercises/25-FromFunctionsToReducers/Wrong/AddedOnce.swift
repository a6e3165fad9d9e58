// wrong: a favourite is there once
// says: 3 was there already, and wasn't added. The old list took it a second time.
// fails: The favourites change as they did in `Before`, and nothing more happens
// gives: (added → ["[2, 3, 2] old", "|"]) == ["[2, 3, 2, 3] old", "|"]

// instead of
favorites.primes.append(prime)
// this
if !favorites.primes.contains(prime) { favorites.primes.append(prime) }
