// wrong: rows are made from their primes
// says: The rows were reversed, and their facts are gone: they are new rows.
// fails: Reversing turns the rows round, with their facts
// gives: (screen.rows → ["3", "2", "7"]) == ["3", "2 is even", "7"]

// instead of
favorites.rows.reverse()
// this
favorites.rows = favorites.rows.reversed().map { Row(id: $0.id) }
