// wrong: both are awaited, then both are reported
// says: The device had saved after 300 ms, and that was reported only when the server had saved,
//   too. Each place needs a `send` of its own, right after its request.
// fails: Both places save at the same time, and each is reported as soon as it is done
// gives: (log → ["0: saves [7] on device, saves [7] on server", "500: saved on device, saved on
//   server"]) == (expected → ["0: saves [7] on device, saves [7] on server", "300: saved on
//   device", "500: saved on server"])

// instead of
.merge(
  Place.allCases.map { place in
    .run { send in
      await client.save(primes, place)
      await send(.saved(place))
    }
  }
)
// this
.run { send in
  async let device: Void = client.save(primes, .device)
  async let server: Void = client.save(primes, .server)
  _ = await (device, server)
  await send(.saved(.device))
  await send(.saved(.server))
}
