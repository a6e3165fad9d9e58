// wrong: the effect starts a task that asks, and ends
// says: The effect was cancelled, and the client's work wasn't: it is in a task of its own, which
//   nobody can end or wait for. An effect is a task already: `await` the client in it.
// fails: Import asks the client, in the effect, and is cancelled with it
// gives: (wasCancelled.value → false) == true

// instead of
return .run { [books = state.$books] _ in
  let newBooks = try await client.newBooks()
  books.withLock { $0.append(contentsOf: newBooks) }
}
// this
return .run { [books = state.$books, client] _ in
  Task.detached {
    let newBooks = try await client.newBooks()
    books.withLock { $0.append(contentsOf: newBooks) }
  }
}
