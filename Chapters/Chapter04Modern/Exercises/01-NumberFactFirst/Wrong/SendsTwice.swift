// wrong: an answer may be sent again, to be safe
// says: The answer was sent twice.
// fails: Effect: the client is asked, and its answer is sent
// gives: (log → ["asked 8", "received 8!", "received 8!", "8, 8!"]) == ["asked 8", "received 8!",
//   "8, 8!"]

// instead of
await send(.factReceived(client.fetch(number)))
// this
let fact = await client.fetch(number)
await send(.factReceived(fact))
await send(.factReceived(fact))
