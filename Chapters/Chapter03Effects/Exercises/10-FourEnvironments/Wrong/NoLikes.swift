// wrong: nil is zero
// says: The server called back with nil, and a number of likes came out. No answer is a failure:
//   `.failure(Offline())`.
// fails: Live: nil is a failure
// gives: (events → [["Offline"], ["0", "end"]]) == [["Offline"], ["Offline"]]

// instead of
callback(likes.map { .success($0) } ?? .failure(Offline()))
// this
callback(.success(likes ?? 0))
