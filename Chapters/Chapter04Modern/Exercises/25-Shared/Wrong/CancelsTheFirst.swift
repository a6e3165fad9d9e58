// wrong: a second import replaces the first
// says: Import was tapped twice, and the second one ended the first. Nothing says that it should.
// fails: Two imports at the same time don't end each other
// gives: (screen.list.count → 3) == 4

// instead of
return .run { [books = state.$books] _ in
  let newBooks = try await client.newBooks()
  books.withLock { $0.append(contentsOf: newBooks) }
}
// this
return .run { [books = state.$books] _ in
  let newBooks = try await client.newBooks()
  books.withLock { $0.append(contentsOf: newBooks) }
}
.cancellable(id: "import", cancelInFlight: true)
