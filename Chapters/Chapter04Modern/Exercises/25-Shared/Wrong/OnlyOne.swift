// wrong: an import brings a book
// says: The client has two new books, and only the first was appended.
// fails: Import appends the new books, without another action
// gives: (screen.list → ["1 Emma", "2 Ulysses", "4 Dubliners ✓"]) == ["1 Emma", "2 Ulysses", "4
//   Dubliners ✓", "3 Evelina"]

// instead of
books.withLock { $0.append(contentsOf: newBooks) }
// this
books.withLock { $0.append(contentsOf: newBooks.prefix(1)) }
