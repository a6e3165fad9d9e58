// wrong: to ask is enough
// says: The client was asked, and its answer was never sent.
// fails: Each tap asks the client that the test provides
// gives: (once → ["asked 9 at 0"]) == ["asked 9 at 0", "fact 9! at 1000"]

// instead of
try await send(.factResponse(.success(client.fetch(number))))
// this
_ = try await client.fetch(number)
