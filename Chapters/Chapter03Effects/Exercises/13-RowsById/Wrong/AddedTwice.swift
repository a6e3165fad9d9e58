// wrong: a list may hold a number twice
// says: 3 is in the list twice. Two rows with one id can't be told apart, so a prime that is in
//   the list isn't added.
// fails: A new row comes in front, and a prime that is in the list stays as it is
// gives: (screen.rows → ["3", "5", "2", "3 is odd"]) == ["5", "2", "3 is odd"]

// instead of
if !favorites.rows.contains(where: { $0.id == prime }) {
  favorites.rows.insert(Row(id: prime), at: 0)
}
// this
favorites.rows.insert(Row(id: prime), at: 0)
