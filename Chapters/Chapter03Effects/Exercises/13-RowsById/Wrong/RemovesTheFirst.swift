// wrong: the row that was tapped is the first
// says: The first row is gone, whichever was tapped.
// fails: A row that is removed writes its line first
// gives: (screen.rows → ["5 is odd", "3", "7"]) == ["2", "5 is odd", "7"]

// instead of
favorites.rows.removeAll { $0.id == id }
// this
favorites.rows.removeFirst()
