// wrong: the two worlds are swapped
// says: The left counter asked the offline endpoint. It is the right one that is offline.
// fails: The left counter asks the server, and the right one is offline
// gives: (left → ["asked nobody for 3", "left gets nil"]) == ["asked the server for 3", "left gets
//   103"]

// instead of
environment: { CounterEnvironment(nthPrime: $0.nthPrime) }
// this
environment: { CounterEnvironment(nthPrime: $0.offlineNthPrime) }

// instead of
action: AppAction.rightPath,
environment: { CounterEnvironment(nthPrime: $0.offlineNthPrime) }
// this
action: AppAction.rightPath,
environment: { CounterEnvironment(nthPrime: $0.nthPrime) }
