// wrong: reversed means from the largest to the smallest
// says: The rows were sorted. Reversing turns round the order that they have.
// fails: Reversing turns the rows round, with their facts
// gives: (screen.rows → ["7", "3", "2 is even"]) == ["3", "2 is even", "7"]

// instead of
favorites.rows.reverse()
// this
favorites.rows.sort { $0.id > $1.id }
