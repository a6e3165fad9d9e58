// wrong: one feature is expected to have one environment
// says: The right counter asked the server. Its environment's `nthPrime` is the app's
//   `offlineNthPrime`.
// fails: The left counter asks the server, and the right one is offline
// gives: (right → ["asked the server for 5", "right gets 105"]) == ["asked nobody for 5", "right
//   gets nil"]

// instead of
environment: { CounterEnvironment(nthPrime: $0.offlineNthPrime) }
// this
environment: { CounterEnvironment(nthPrime: $0.nthPrime) }
