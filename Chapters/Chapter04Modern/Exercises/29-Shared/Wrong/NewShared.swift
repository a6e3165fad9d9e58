// wrong: the sheet shares a new value with nothing else
// fails: The list shows the sheet's changes
// says: share the list's book

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
  guard let book = state.books[id: id] else { return .none }
  state.detail = BookDetail.State(book: Shared(value: book))
  return .none
case .importTapped:
  return .run { [books = state.$books] _ in
    let newBooks = try await client.newBooks()
    books.withLock { $0.append(contentsOf: newBooks) }
  }
case .detail:
  return .none
}
