// wrong: asking is enough
// says: The client's new books aren't in the list.
// fails: Import appends the new books, without another action
// gives: (screen.list → ["1 Emma", "2 Ulysses"]) == ["1 Emma", "2 Ulysses", "4 Dubliners ✓", "3
//   Evelina"]

// instead of
books.withLock { $0.append(contentsOf: newBooks) }
// this
_ = (books, newBooks)
