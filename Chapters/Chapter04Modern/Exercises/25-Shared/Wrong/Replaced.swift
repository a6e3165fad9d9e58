// wrong: an import is the new list
// says: The new books replaced all the old ones. Append them.
// fails: Import appends the new books, without another action
// gives: (screen.list → ["4 Dubliners ✓", "3 Evelina"]) == ["1 Emma", "2 Ulysses", "4 Dubliners ✓",
//   "3 Evelina"]

// instead of
books.withLock { $0.append(contentsOf: newBooks) }
// this
books.withLock { $0 = IdentifiedArray(uniqueElements: newBooks) }
