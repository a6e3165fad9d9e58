// wrong: a run sends one action
// says: The device's favourites arrived, and the server wasn't asked. One `run` may send twice.
// fails: Loading sends what the device has, and then what the server has
// gives: (log → ["0: loads from device", "200: loaded [2, 3]"]) == (expected → ["0: loads from
//   device", "200: loaded [2, 3], loads from server", "300: loaded [2, 3, 5]"])

// instead of
await send(.loaded(client.load(.server)))
// this


