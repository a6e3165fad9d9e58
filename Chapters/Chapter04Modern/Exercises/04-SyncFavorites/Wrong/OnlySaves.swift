// wrong: saving is syncing
// says: Both places saved, and nothing was loaded afterwards.
// fails: A sync loads when both places have saved
// gives: (log → ["0: saves [7] on device, saves [7] on server", "300: saved on device", "500: saved
//   on server"]) == (expected → ["0: saves [7] on device, saves [7] on server", "300: saved on
//   device", "500: saved on server, loads from device", "700: loaded [2, 3], loads from server",
//   "800: loaded [2, 3, 5]"])

// instead of
.concatenate(save(primes), load())
// this
save(primes)
