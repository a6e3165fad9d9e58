// wrong: a tap on no book closes the sheet
// says: No book has that id, and the open sheet was closed. A tap opens a sheet, if the book is
//   in the list, and does nothing else.
// fails: A book that isn't in the list has no sheet
// gives: ([first, screen.sheet] → ["none", "none"]) == ["none", "2 Ulysses"]

// instead of
guard let book = Shared(state.$books[id: id]) else { return .none }
state.detail = BookDetail.State(book: book)
// this
state.detail = Shared(state.$books[id: id]).map { BookDetail.State(book: $0) }
