// wrong: the list is read before it is locked
// says: The list was read before `withLock` and set in it, so that a change in between is lost.
//   Work on what `withLock` hands you.
// fails: Nothing can come between reading and changing
// gives: (imported.filter { $0.first == "1 Emma" } → [["1 Emma", "2 Ulysses", "3 Evelina"]]) == []

// instead of
books.withLock { $0.append(contentsOf: newBooks) }
// this
var list = books.wrappedValue
list.append(contentsOf: newBooks)
books.withLock { [list] in $0 = list }
