// wrong: a renamed book is a new one
// says: A read book was renamed, and is unread now. Only its title changes.
// fails: The sheet changes its book, and shows that
// gives: (sheets → ["2 Ulysses ✓", "2 Odyssey", "2 Odyssey ✓", "2 "]) == ["2 Ulysses ✓", "2 Odyssey
//   ✓", "2 Odyssey", "2 "]

// instead of
state.$book.withLock { $0.title = title }
// this
state.$book.withLock { $0 = Book(id: $0.id, title: title) }
