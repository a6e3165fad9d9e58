// wrong: the sheet shares a new value with nothing else
// says: The sheet changed a copy of its own, and the list's book is as it was. It has to share
//   the list's book.
// fails: The list shows the sheet's changes
// gives: (screen.list → ["1 Emma", "2 Ulysses"]) == ["1 Emma", "2 Odyssey ✓"]

// instead of
guard let book = Shared(state.$books[id: id]) else { return .none }
state.detail = BookDetail.State(book: book)
// this
guard let book = state.books[id: id] else { return .none }
state.detail = BookDetail.State(book: Shared(value: book))
