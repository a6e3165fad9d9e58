// wrong: the feature asks the old client, as it did
// says: The old client was asked directly. A test can only replace what is a dependency.
// fails: Each tap asks the client that the test provides
// gives: (once → ["fact 9 is odd. at 0"]) == ["asked 9 at 0", "fact 9! at 1000"]

// instead of
try await send(.factResponse(.success(client.fetch(number))))
// this
try await send(.factResponse(.success(Before.Client.live.fetch(number).value())))
