// wrong: the row removes itself
// says: The row has written its line, and it is still in the list. A row can't reach the list
//   that holds it: the list has to remove it.
// fails: A row that is removed writes its line first
// gives: (screen.rows → ["2", "5 is odd", "3", "7"]) == ["2", "5 is odd", "7"]

// instead of
favorites.rows.removeAll { $0.id == id }
// this
_ = id
