// wrong: the row that was named stays
// says: The row that was tapped stays, and all others are gone.
// fails: A row that is removed writes its line first
// gives: (screen.rows → ["3"]) == ["2", "5 is odd", "7"]

// instead of
favorites.rows.removeAll { $0.id == id }
// this
favorites.rows.removeAll { $0.id != id }
