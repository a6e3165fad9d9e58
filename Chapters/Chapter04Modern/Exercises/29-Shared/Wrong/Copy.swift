// wrong: the sheet has a book of its own
// fails: The list shows the sheet's changes
// says: a copy of its own

var book: Book
// next answer
switch action {
case .readToggled:
  state.book.isRead.toggle()
case .renamed(let title):
  state.book.title = title
}
return .none
// next answer
switch action {
case .bookTapped(let id):
  state.detail = state.books[id: id].map { BookDetail.State(book: $0) }
  return .none
case .importTapped:
  return .run { [books = state.$books] _ in
    let newBooks = try await client.newBooks()
    books.withLock { $0.append(contentsOf: newBooks) }
  }
case .detail:
  return .none
}
