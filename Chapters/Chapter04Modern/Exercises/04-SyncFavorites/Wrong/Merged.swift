// wrong: a sync is everything at once
// says: The sync loaded while it was still saving. `merge` starts everything at once, and a
//   `.send` has ended when its action has been handled, whatever effects that action returns.
//   Concatenate `save(primes)` and `load()`.
// fails: A sync loads when both places have saved
// gives: (log → ["0: loads from device, saves [7] on device, saves [7] on server", "200: loaded [2,
//   3], loads from server", "300: loaded [2, 3, 5], saved on device", "500: saved on server"]) ==
//   (expected → ["0: saves [7] on device, saves [7] on server", "300: saved on device", "500: saved
//   on server, loads from device", "700: loaded [2, 3], loads from server", "800: loaded [2, 3,
//   5]"])

// instead of
.concatenate(save(primes), load())
// this
.merge(save(primes), load())
