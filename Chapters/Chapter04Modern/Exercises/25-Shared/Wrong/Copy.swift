// wrong: the sheet has a book of its own
// says: The sheet changed a copy of its own, and the list's book is as it was. It has to share
//   the list's book.
// fails: The list shows the sheet's changes
// gives: (screen.list → ["1 Emma", "2 Ulysses"]) == ["1 Emma", "2 Odyssey ✓"]

// instead of
@Shared var book: Book
// this
var book: Book

// instead of
state.$book.withLock { $0.isRead.toggle() }
// this
state.book.isRead.toggle()

// instead of
state.$book.withLock { $0.title = title }
// this
state.book.title = title

// instead of
guard let book = Shared(state.$books[id: id]) else { return .none }
// this
guard let book = state.books[id: id] else { return .none }
