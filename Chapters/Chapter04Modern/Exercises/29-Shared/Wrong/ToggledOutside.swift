// wrong: whether the book is read is looked up before it is locked
// fails: Nothing can come between reading and changing
// says: before a toggle

@Shared var book: Book
// next answer
switch action {
case .readToggled:
  let isRead = state.book.isRead
  state.$book.withLock { $0.isRead = !isRead }
case .renamed(let title):
  state.$book.withLock { $0.title = title }
}
return .none
// next answer
switch action {
case .bookTapped(let id):
  guard let book = Shared(state.$books[id: id]) else { return .none }
  state.detail = BookDetail.State(book: book)
  return .none
case .importTapped:
  return .run { [books = state.$books] _ in
    let newBooks = try await client.newBooks()
    books.withLock { $0.append(contentsOf: newBooks) }
  }
case .detail:
  return .none
}
