// wrong: a failure is an empty answer
// says: The client threw an error, and the list was emptied. It stays as it is.
// fails: An import that fails changes nothing
// gives: (screen.list → []) == ["1 Emma", "2 Ulysses"]

// instead of
let newBooks = try await client.newBooks()
books.withLock { $0.append(contentsOf: newBooks) }
// this
let newBooks = try? await client.newBooks()
books.withLock { list in
  if let newBooks { list.append(contentsOf: newBooks) } else { list = [] }
}
