// wrong: "read" marks a book as read
// says: "Read" was tapped again, and the book is still read. A toggle goes both ways.
// fails: The sheet changes its book, and shows that
// gives: (sheets → ["2 Ulysses ✓", "2 Odyssey ✓", "2 Odyssey ✓", "2 ✓"]) == ["2 Ulysses ✓", "2
//   Odyssey ✓", "2 Odyssey", "2 "]

// instead of
state.$book.withLock { $0.isRead.toggle() }
// this
state.$book.withLock { $0.isRead = true }
