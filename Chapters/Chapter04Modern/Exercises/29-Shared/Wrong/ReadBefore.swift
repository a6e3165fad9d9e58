// wrong: the list is read before it is locked
// fails: Nothing can come between reading and changing
// says: before an import

@Shared var book: Book
// next answer
switch action {
case .readToggled:
  state.$book.withLock { $0.isRead.toggle() }
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
    let old = books.wrappedValue
    books.withLock { $0 = old + newBooks }
  }
case .detail:
  return .none
}
