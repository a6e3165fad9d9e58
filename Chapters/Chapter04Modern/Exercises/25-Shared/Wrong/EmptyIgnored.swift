// wrong: a book needs a title
// says: The title was emptied, and is still there. The sheet accepts any text.
// fails: The sheet changes its book, and shows that
// gives: (sheets → ["2 Ulysses ✓", "2 Odyssey ✓", "2 Odyssey", "2 Odyssey"]) == ["2 Ulysses ✓", "2
//   Odyssey ✓", "2 Odyssey", "2 "]

// instead of
state.$book.withLock { $0.title = title }
// this
state.$book.withLock { if !title.isEmpty { $0.title = title } }
