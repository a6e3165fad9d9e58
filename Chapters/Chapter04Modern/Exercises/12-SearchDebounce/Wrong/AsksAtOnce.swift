// wrong: the effect waits after the question, before it sends the answer
// says: The server was asked as soon as the key was pressed. The effect has to wait before it
//   asks.
// fails: A changed text is searched for after 300 milliseconds
// gives: (log → ["asked p at 0", "found p 1 at 1300"]) == ["asked p at 300", "found p 1 at 1300"]

// instead of
try await clock.sleep(for: .milliseconds(300))
try await send(.found(client.find(text)))
// this
let results = try await client.find(text)
try await clock.sleep(for: .milliseconds(300))
await send(.found(results))
