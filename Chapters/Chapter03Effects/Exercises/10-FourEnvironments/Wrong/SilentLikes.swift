// wrong: without a number there is nothing to call back with
// says: The server called back with nil for a like, and its effect goes on for ever. A `future`
//   has to call back in every case.
// fails: Live: nil is a failure
// gives: (events → [["Offline"], []]) == [["Offline"], ["Offline"]]

// instead of
callback(likes.map { .success($0) } ?? .failure(Offline()))
// this
if let likes { callback(.success(likes)) }
