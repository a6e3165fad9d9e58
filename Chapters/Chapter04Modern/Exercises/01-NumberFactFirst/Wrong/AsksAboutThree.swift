// wrong: the client is asked about 3, as in the test
// says: The client was asked about 3. Ask it about the number in the state.
// fails: Effect: the client is asked, and its answer is sent
// gives: (log → ["asked 3", "received 3!", "8, 3!"]) == ["asked 8", "received 8!", "8, 8!"]

// instead of
await send(.factReceived(client.fetch(number)))
// this
_ = number
await send(.factReceived(client.fetch(3)))
