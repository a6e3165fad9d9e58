// wrong: the last answer counts, so only that one is sent
// says: The server's favourites arrived, and the device's didn't. `.loaded` is sent twice:
//   `send` may be called as often as you like.
// fails: Loading sends what the device has, and then what the server has
// gives: (log → ["0: loads from device", "200: loads from server", "300: loaded [2, 3, 5]"]) ==
//   (expected → ["0: loads from device", "200: loaded [2, 3], loads from server", "300: loaded [2,
//   3, 5]"])

// instead of
await send(.loaded(client.load(.device)))
// this
_ = await client.load(.device)
