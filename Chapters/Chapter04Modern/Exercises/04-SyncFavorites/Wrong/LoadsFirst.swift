// wrong: the order of the parts doesn't matter
// says: The sync loaded first, and saved what the user had before. Saving comes first.
// fails: A sync loads when both places have saved
// gives: (log → ["0: loads from device", "200: loaded [2, 3], loads from server", "300: loaded [2,
//   3, 5], saves [7] on device, saves [7] on server", "600: saved on device", "800: saved on
//   server"]) == (expected → ["0: saves [7] on device, saves [7] on server", "300: saved on
//   device", "500: saved on server, loads from device", "700: loaded [2, 3], loads from server",
//   "800: loaded [2, 3, 5]"])

// instead of
.concatenate(save(primes), load())
// this
.concatenate(load(), save(primes))
