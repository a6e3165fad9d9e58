// wrong: the server knows best, so it comes first
// says: The server was asked first. It is the slow way to show something: ask the device first,
//   and then the server.
// fails: Loading sends what the device has, and then what the server has
// gives: (log → ["0: loads from server", "100: loaded [2, 3, 5], loads from device", "300: loaded
//   [2, 3]"]) == (expected → ["0: loads from device", "200: loaded [2, 3], loads from server",
//   "300: loaded [2, 3, 5]"])

// instead of
await send(.loaded(client.load(.device)))
await send(.loaded(client.load(.server)))
// this
await send(.loaded(client.load(.server)))
await send(.loaded(client.load(.device)))
