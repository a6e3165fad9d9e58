// wrong: the client is asked, and then its answer is fetched
// says: One tap asked the client twice.
// fails: Effect: the client is asked, and its answer is sent
// gives: (log → ["asked 8", "asked 8", "received 8!", "8, 8!"]) == ["asked 8", "received 8!", "8,
//   8!"]

// instead of
await send(.factReceived(client.fetch(number)))
// this
_ = await client.fetch(number)
await send(.factReceived(client.fetch(number)))
