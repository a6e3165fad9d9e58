// wrong: the effect holds the answer
// says: The server was asked although nothing was started. An effect describes work: put the
//   call of the server into the closure of `.future`.
// fails: Live: the server is asked when an effect is started, not when it is made
// gives: (asked.withLock { $0 } → ["fact 7"]) == []

// instead of
fact: { number in
  .future { callback in
    server.fact(number) { fact in
      callback(fact.map { .success($0) } ?? .failure(Offline()))
    }
  }
},
// this
fact: { number in
  let answer = Locked<String?>(nil)
  server.fact(number) { fact in answer.withLock { $0 = fact } }
  return answer.withLock { $0 }.map { Effect(value: $0) } ?? Effect(error: Offline())
},
