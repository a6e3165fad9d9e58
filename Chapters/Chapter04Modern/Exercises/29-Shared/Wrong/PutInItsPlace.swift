// wrong: an import sets each book, even one that is already there
// fails: A book that is already there stays as it is
// says: Append only books

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
    books.withLock { books in
      for book in newBooks { books[id: book.id] = book }
    }
  }
case .detail:
  return .none
}
