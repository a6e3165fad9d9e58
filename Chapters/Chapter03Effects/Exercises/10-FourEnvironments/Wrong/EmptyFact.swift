// wrong: nil is no text
// says: The server called back with nil, and an empty fact came out. No answer is a failure:
//   `.failure(Offline())`.
// fails: Live: nil is a failure
// gives: (events → [["", "end"], ["Offline"]]) == [["Offline"], ["Offline"]]

// instead of
callback(fact.map { .success($0) } ?? .failure(Offline()))
// this
callback(.success(fact ?? ""))
