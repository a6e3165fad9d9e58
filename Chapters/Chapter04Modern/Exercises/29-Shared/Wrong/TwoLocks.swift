// wrong: one lock finds the missing books, and another adds them
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
    let known = books.withLock { $0.ids }
    books.withLock { list in
      for book in newBooks where !known.contains(book.id) { list.updateOrAppend(book) }
    }
  }
case .detail:
  return .none
}
