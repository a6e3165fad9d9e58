// wrong: the environment is taken from a constant, which is always at hand
// says: Nobody of the app's was asked: the counter lives in `.live`, which no test can replace.
//   Make its environment from the app's.
// fails: The left counter asks the server, and the right one is offline
// gives: (left → ["left gets nil"]) == ["asked the server for 3", "left gets 103"]

// instead of
environment: { CounterEnvironment(nthPrime: $0.nthPrime) }
// this
environment: { _ in .live }
