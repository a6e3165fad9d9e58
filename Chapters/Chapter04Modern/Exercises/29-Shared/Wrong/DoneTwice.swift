// wrong: sheet and shelf make each change, each on its own copy
// fails: The sheet shows changes made in the list
// says: so that nothing has to be copied

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
  if case .detail(.presented(.readToggled)) = action {
    state.$books.withLock { $0[id: state.detail!.book.id]?.isRead.toggle() }
  }
  if case .detail(.presented(.renamed(let title))) = action {
    state.$books.withLock { $0[id: state.detail!.book.id]?.title = title }
  }
  return .none
}
