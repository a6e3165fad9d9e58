// wrong: the shelf copies the sheet's book into the list after each of its actions
// says: The sheet still showed the old title, and wrote its copy back with its next change, or
//   showed what the list didn't. Share the list's book, so that nothing has to be copied.
// fails: The sheet shows changes made in the list
// gives: ([[sheet], screen.list] → [["2 Ulysses"], ["1 Emma", "2 Ulysses ✓"]]) == [["2 Odyssey"],
//   ["1 Emma", "2 Odyssey ✓"]]

// instead of
@Shared var book: Book
// this
var book: Book

// instead of
state.$book.withLock { $0.isRead.toggle() }
// this
state.book.isRead.toggle()

// instead of
state.$book.withLock { $0.title = title }
// this
state.book.title = title

// instead of
guard let book = Shared(state.$books[id: id]) else { return .none }
// this
guard let book = state.books[id: id] else { return .none }

// instead of
case .detail:
  return .none
// this
case .detail:
  if let book = state.detail?.book { state.$books.withLock { $0[id: book.id] = book } }
  return .none
