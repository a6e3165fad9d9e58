// wrong: a new row comes last
// says: The new row is at the end. It belongs in front of the others.
// fails: A new row comes in front, and a prime that is in the list stays as it is
// gives: (screen.rows → ["2", "3 is odd", "5"]) == ["5", "2", "3 is odd"]

// instead of
favorites.rows.insert(Row(id: prime), at: 0)
// this
favorites.rows.append(Row(id: prime))
