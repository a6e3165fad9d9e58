// wrong: without an answer there is nothing to call back with
// says: The server called back with nil, and the effect goes on for ever. A `future` has to call
//   back in every case.
// fails: Live: nil is a failure
// gives: (events → [[], ["Offline"]]) == [["Offline"], ["Offline"]]

// instead of
callback(fact.map { .success($0) } ?? .failure(Offline()))
// this
if let fact { callback(.success(fact)) }
