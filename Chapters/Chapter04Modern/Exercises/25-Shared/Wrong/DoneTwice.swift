// wrong: sheet and shelf make each change, each on its own copy
// says: The book was renamed in the list, and the sheet still showed the old title: it has a copy
//   of the book. Share the list's book, so that nothing has to be done twice.
// fails: The sheet shows changes made in the list
// gives: ([[sheet], screen.list] → [["2 Ulysses"], ["1 Emma", "2 Odyssey ✓"]]) == [["2 Odyssey"],
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
case .detail(.presented(.readToggled)):
  state.$books.withLock { $0[id: state.detail!.book.id]?.isRead.toggle() }
  return .none
case .detail(.presented(.renamed(let title))):
  state.$books.withLock { $0[id: state.detail!.book.id]?.title = title }
  return .none
case .detail:
  return .none
