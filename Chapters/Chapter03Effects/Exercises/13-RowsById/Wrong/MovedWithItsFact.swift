// wrong: adding it again brings it to the top
// says: 3 was in the list, and adding it moved its row. It stays where it is.
// fails: A new row comes in front, and a prime that is in the list stays as it is
// gives: (screen.rows → ["3 is odd", "5", "2"]) == ["5", "2", "3 is odd"]

// instead of
if !favorites.rows.contains(where: { $0.id == prime }) {
  favorites.rows.insert(Row(id: prime), at: 0)
}
// this
let old = favorites.rows.first { $0.id == prime }
favorites.rows.removeAll { $0.id == prime }
favorites.rows.insert(old ?? Row(id: prime), at: 0)
