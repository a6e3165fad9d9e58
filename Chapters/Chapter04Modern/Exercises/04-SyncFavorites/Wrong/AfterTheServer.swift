// wrong: only the slow one needs to be awaited
// says: The server had to wait until the device had saved, in a sync. Use `save(primes)` as it
//   is: a merge is an effect, too.
// fails: A sync loads when both places have saved
// gives: (log → ["0: saves [7] on device", "300: saved on device, saves [7] on server", "800: saved
//   on server, loads from device", "1000: loaded [2, 3], loads from server", "1100: loaded [2, 3,
//   5]"]) == (expected → ["0: saves [7] on device, saves [7] on server", "300: saved on device",
//   "500: saved on server, loads from device", "700: loaded [2, 3], loads from server", "800:
//   loaded [2, 3, 5]"])

// instead of
.concatenate(save(primes), load())
// this
.concatenate(
  .run { send in
    await client.save(primes, .device)
    await send(.saved(.device))
  },
  .run { send in
    await client.save(primes, .server)
    await send(.saved(.server))
  },
  load()
)
