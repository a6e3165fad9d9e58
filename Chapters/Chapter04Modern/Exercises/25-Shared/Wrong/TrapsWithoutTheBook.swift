// wrong: only what is in the list is expected to be tapped
// says: No book has that id, and the program ended. A tap on such a book does nothing.
// fails: crash
// gives: A book that isn't in the list has no sheet: Fatal error: Unexpectedly found nil while
//   unwrapping an Optional value

// instead of
guard let book = Shared(state.$books[id: id]) else { return .none }
// this
let book = Shared(state.$books[id: id])!
