// wrong: the list is read before it is locked
// says: The list was read before `withLock` and set in it, so that a change in between is lost.
//   Work on what `withLock` hands you.
// fails: Two imports at the same time don't end each other
// gives: (screen.list.count → 3) == 4

// instead of
books.withLock { $0.append(contentsOf: newBooks) }
// this
var list = books.wrappedValue
list.append(contentsOf: newBooks)
books.withLock { [list] in $0 = list }
