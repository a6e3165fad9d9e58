// wrong: a response is a success
// says: An embedded failure became a success. Put the result in as it is.
// fails: factResponse: a case that holds an enum
// gives: (embedded(.success("8 is even."), .failure(Offline()), by: path) → ["success(8 is even.)",
//   "success()"]) == ["success(8 is even.)", "failure"]

// instead of
embed: { .factResponse($0) },
// this
embed: { .factResponse(.success((try? $0.get()) ?? "")) },
