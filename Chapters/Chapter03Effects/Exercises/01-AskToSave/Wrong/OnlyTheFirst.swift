// wrong: a list is expected to have each favourite once
// says: Deleting changed nothing, or too much. It removes the given number.
// fails: Deleting changes the list, and writes nothing
// gives: (log → ["list [3]"]) == ["list [5, 3]"]

// instead of
favorites.removeAll { $0 == prime }
// this
favorites.removeFirst(min(prime, favorites.count))
