// wrong: two requests are two effects
// says: Both places were asked at the same time, and the slower device came last: its old list
//   stays on the screen. Ask the server when the device has answered.
// fails: Loading sends what the device has, and then what the server has
// gives: (log → ["0: loads from device, loads from server", "100: loaded [2, 3, 5]", "200: loaded
//   [2, 3]"]) == (expected → ["0: loads from device", "200: loaded [2, 3], loads from server",
//   "300: loaded [2, 3, 5]"])

// instead of
.run { send in
  await send(.loaded(client.load(.device)))
  await send(.loaded(client.load(.server)))
}
// this
.merge(
  .run { send in await send(.loaded(client.load(.device))) },
  .run { send in await send(.loaded(client.load(.server))) }
)
