// wrong: the load belongs to one of the saves
// says: The sync loaded before the server had saved. Concatenate the whole of `save` with the
//   load.
// fails: A sync loads when both places have saved
// gives: (log → ["0: saves [7] on device, saves [7] on server", "300: saved on device, loads from
//   device", "500: loaded [2, 3], saved on server, loads from server", "600: loaded [2, 3, 5]"]) ==
//   (expected → ["0: saves [7] on device, saves [7] on server", "300: saved on device", "500: saved
//   on server, loads from device", "700: loaded [2, 3], loads from server", "800: loaded [2, 3,
//   5]"])

// instead of
.concatenate(save(primes), load())
// this
.merge(
  .concatenate(
    .run { send in
      await client.save(primes, .device)
      await send(.saved(.device))
    },
    load()
  ),
  .run { send in
    await client.save(primes, .server)
    await send(.saved(.server))
  }
)
