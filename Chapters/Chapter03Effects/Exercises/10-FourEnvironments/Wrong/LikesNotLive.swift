// wrong: one endpoint is enough
// says: A like was started, and the server wasn't asked.
// fails: Live: each request goes to the server, and its answer comes back
// gives: (asked.withLock { $0 } → ["fact 7"]) == ["fact 7", "like 8"]

// instead of
.future { callback in
  server.like(number) { likes in
    callback(likes.map { .success($0) } ?? .failure(Offline()))
  }
}
// this
Effect(value: number)
