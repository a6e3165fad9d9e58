// wrong: what is new comes first
// says: The new books are in front of the others. Add them at the end.
// fails: Import appends the new books, without another action
// gives: (screen.list → ["4 Dubliners ✓", "3 Evelina", "1 Emma", "2 Ulysses"]) == ["1 Emma", "2
//   Ulysses", "4 Dubliners ✓", "3 Evelina"]

// instead of
books.withLock { $0.append(contentsOf: newBooks) }
// this
books.withLock { list in
  for book in newBooks.reversed() where list[id: book.id] == nil { list.insert(book, at: 0) }
}
