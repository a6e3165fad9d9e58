// wrong: everything is fetched, then everything is sent
// says: The device's favourites arrived with the server's. Send them as soon as the device has
//   answered.
// fails: Loading sends what the device has, and then what the server has
// gives: (log → ["0: loads from device", "200: loads from server", "300: loaded [2, 3, 5], loaded
//   [2, 3]"]) == (expected → ["0: loads from device", "200: loaded [2, 3], loads from server",
//   "300: loaded [2, 3, 5]"])

// instead of
await send(.loaded(client.load(.device)))
await send(.loaded(client.load(.server)))
// this
let local = await client.load(.device)
let remote = await client.load(.server)
await send(.loaded(local))
await send(.loaded(remote))
