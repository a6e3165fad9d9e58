// wrong: the feature computes the fact itself, so a test has nothing to replace
// says: There is a fact, and the client wasn't asked. A test can only replace what the feature
//   asks.
// fails: A tap asks the client once, and the answer is shown
// gives: (log → ["8, loading at 0", "8, fact 8: 1 at 0"]) == ["8, loading at 0", "asked 8 at 0",
//   "8, fact 8: 1 at 1000"]

// instead of
try await send(.factReceived(client.fetch(number)))
// this
await send(.factReceived("\(number): 1"))
