// wrong: the shelf copies the sheet's book into the list after each of its actions
// fails: The sheet shows changes made in the list
// says: the new title is lost

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
  if let book = state.detail?.book { state.$books.withLock { $0[id: book.id] = book } }
  return .none
}
