// wrong: adding it again renews the row
// says: 3 was in the list with its fact, and adding it replaced its row. It stays as it is and
//   where it is.
// fails: A new row comes in front, and a prime that is in the list stays as it is
// gives: (screen.rows → ["3", "5", "2"]) == ["5", "2", "3 is odd"]

// instead of
if !favorites.rows.contains(where: { $0.id == prime }) {
  favorites.rows.insert(Row(id: prime), at: 0)
}
// this
favorites.rows.removeAll { $0.id == prime }
favorites.rows.insert(Row(id: prime), at: 0)
