// wrong: the effect starts a task that asks, and ends
// fails: Cancelling the effect also cancels the client's work
// says: in a task of its own

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
  return .run { [books = state.$books, client] _ in
    Task.detached {
      let newBooks = try await client.newBooks()
      books.withLock { $0.append(contentsOf: newBooks) }
    }
  }
case .detail:
  return .none
}
