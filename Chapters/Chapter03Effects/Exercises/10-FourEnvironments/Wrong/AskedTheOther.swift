// wrong: a line was copied
// says: A fact was started, and the server was asked for a like.
// fails: Live: each request goes to the server, and its answer comes back
// gives: (asked.withLock { $0 } → ["like 7", "like 8"]) == ["fact 7", "like 8"]

// instead of
server.fact(number) { fact in
  callback(fact.map { .success($0) } ?? .failure(Offline()))
}
// this
server.like(number) { likes in
  callback(likes.map { .success("\($0)") } ?? .failure(Offline()))
}
