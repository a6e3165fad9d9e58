// wrong: `reversed` changes the list
// says: The rows are in their old order: `reversed()` returns another array. Assign it, or call
//   `reverse()`.
// fails: Reversing turns the rows round, with their facts
// gives: (screen.rows → ["7", "2 is even", "3"]) == ["3", "2 is even", "7"]

// instead of
favorites.rows.reverse()
// this
_ = favorites.rows.reversed()
