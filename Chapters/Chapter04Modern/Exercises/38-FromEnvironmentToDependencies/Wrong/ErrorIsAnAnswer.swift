// wrong: an error's reason is an answer, too
// says: The client's error was sent as a fact. Send it as `.failure`.
// fails: The client's error arrives as a failure
// gives: (log → ["asked 13 at 0", "fact Unlucky at 1000"]) == ["asked 13 at 0", "failed: Unlucky at
//   1000", "timed out at 4000"]

// instead of
await send(.factResponse(.failure(error)))
// this
await send(.factResponse(.success(error.reason)))
