// wrong: whether the book is read is looked up before it is locked
// says: The book was read before `withLock` and set in it, so that a change in between is lost.
//   Work on what `withLock` hands you.
// fails: Nothing can come between reading and changing
// gives: (toggled.filter { $0.last == "2 Ulysses ✓" } → [["1 Emma", "2 Ulysses ✓"]]) == []

// instead of
state.$book.withLock { $0.isRead.toggle() }
// this
let isRead = state.book.isRead
state.$book.withLock { $0.isRead = !isRead }
