// wrong: a line was copied
// says: The device was asked twice. The second request goes to the server.
// fails: Loading sends what the device has, and then what the server has
// gives: (log → ["0: loads from device", "200: loaded [2, 3], loads from device", "400: loaded [2,
//   3]"]) == (expected → ["0: loads from device", "200: loaded [2, 3], loads from server", "300:
//   loaded [2, 3, 5]"])

// instead of
await send(.loaded(client.load(.server)))
// this
await send(.loaded(client.load(.device)))
