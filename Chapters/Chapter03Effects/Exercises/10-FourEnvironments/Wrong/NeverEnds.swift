// wrong: an effect sends, and that is all
// says: The server called back, and the effect goes on after its value. A request has one
//   answer: `.future` ends the effect with it.
// fails: Live: each request goes to the server, and its answer comes back
// gives: (events → [["odd"], ["12", "end"]]) == [["odd", "end"], ["12", "end"]]

// instead of
.future { callback in
  server.fact(number) { fact in
    callback(fact.map { .success($0) } ?? .failure(Offline()))
  }
}
// this
.run { subscriber in
  server.fact(number) { fact in
    if let fact { subscriber.send(fact) } else { subscriber.send(completion: .failure(Offline())) }
  }
  return AnyCancellable {}
}
