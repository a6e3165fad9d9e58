// wrong: an id is an offset
// says: The id was taken for the row's place, and another row is gone. Find the row with that
//   id.
// fails: A row that is removed writes its line first
// gives: (screen.rows → ["2", "5 is odd", "3"]) == ["2", "5 is odd", "7"]

// instead of
favorites.rows.removeAll { $0.id == id }
// this
if favorites.rows.indices.contains(id) { favorites.rows.remove(at: id) }
