// wrong: state is changed by actions, so the effect sends one
// says: The effect sent an action. It can change the shared list itself.
// fails: Import appends the new books, without another action
// gives: (screen.actions → 2) == 1

// instead of
case importTapped
// this
case importTapped
case imported([Book])

// instead of
return .run { [books = state.$books] _ in
  let newBooks = try await client.newBooks()
  books.withLock { $0.append(contentsOf: newBooks) }
}
// this
return .run { send in await send(.imported(try await client.newBooks())) }
case .imported(let books):
  state.$books.withLock { $0.append(contentsOf: books) }
  return .none
