// wrong: the order of the sends is the order of the requests
// says: The server was asked before the device had answered: `async let` starts both requests.
// fails: Loading sends what the device has, and then what the server has
// gives: (log → ["0: loads from device, loads from server", "200: loaded [2, 3, 5], loaded [2,
//   3]"]) == (expected → ["0: loads from device", "200: loaded [2, 3], loads from server", "300:
//   loaded [2, 3, 5]"])

// instead of
await send(.loaded(client.load(.device)))
await send(.loaded(client.load(.server)))
// this
async let local = client.load(.device)
async let remote = client.load(.server)
await send(.loaded(local))
await send(.loaded(remote))
