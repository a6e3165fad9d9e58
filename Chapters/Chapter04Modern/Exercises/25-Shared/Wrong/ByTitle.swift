// wrong: a book is known by its title
// says: There was another "Evelina", with the id 9, and the client's, with the id 3, wasn't
//   appended, or the client's Dubliners was, in spite of its id. Compare ids.
// fails: Changes during an import aren't lost
// gives: (screen.list → ["1 Emma ✓", "4 The Dubliners", "9 Evelina"]) == ["1 Emma ✓", "4 The
//   Dubliners", "9 Evelina", "3 Evelina"]

// instead of
books.withLock { $0.append(contentsOf: newBooks) }
// this
books.withLock { list in
  let titles = list.map(\.title)
  list.append(contentsOf: newBooks.filter { !titles.contains($0.title) })
}
