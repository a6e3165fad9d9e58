// wrong: the action says that saving has begun
// says: `.saved` was sent before the place had saved. Await the request first.
// fails: Both places save at the same time, and each is reported as soon as it is done
// gives: (log → ["0: saved on device, saved on server, saves [7] on device, saves [7] on server"])
//   == (expected → ["0: saves [7] on device, saves [7] on server", "300: saved on device", "500:
//   saved on server"])

// instead of
await client.save(primes, place)
await send(.saved(place))
// this
await send(.saved(place))
await client.save(primes, place)
