// wrong: an import sets each book, even one that is already there
// says: A book that was added while the client was working was replaced by the client's. Look at
//   the list when the answer is there.
// fails: Changes during an import aren't lost
// gives: (screen.list → ["1 Emma ✓", "4 Dubliners ✓", "9 Evelina", "3 Evelina"]) == ["1 Emma ✓", "4
//   The Dubliners", "9 Evelina", "3 Evelina"]

// instead of
books.withLock { $0.append(contentsOf: newBooks) }
// this
books.withLock { list in for book in newBooks { list.updateOrAppend(book) } }
