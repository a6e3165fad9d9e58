// wrong: a loop in one run saves both
// says: The server had to wait until the device had saved. The lines of one `run` wait for each
//   other, and so do the parts of a `concatenate`. Make two effects, and merge them.
// fails: Both places save at the same time, and each is reported as soon as it is done
// gives: (log → ["0: saves [7] on device", "300: saved on device, saves [7] on server", "800: saved
//   on server"]) == (expected → ["0: saves [7] on device, saves [7] on server", "300: saved on
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
  for place in Place.allCases {
    await client.save(primes, place)
    await send(.saved(place))
  }
}
