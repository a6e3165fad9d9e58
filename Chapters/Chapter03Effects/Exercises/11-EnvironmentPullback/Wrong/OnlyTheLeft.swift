// wrong: the counter is pulled back once, and expected to serve for both
// says: The right counter was tapped, and asked nobody. Pull the reducer back once for each.
// fails: The left counter asks the server, and the right one is offline
// gives: (right → []) == ["asked nobody for 5", "right gets nil"]

// instead of
.combine(
  counterReducer.pullback(
    state: \.left,
    action: AppAction.leftPath,
    environment: { CounterEnvironment(nthPrime: $0.nthPrime) }
  ),
  counterReducer.pullback(
    state: \.right,
    action: AppAction.rightPath,
    environment: { CounterEnvironment(nthPrime: $0.offlineNthPrime) }
  )
)
// this
counterReducer.pullback(
  state: \.left,
  action: AppAction.leftPath,
  environment: { CounterEnvironment(nthPrime: $0.nthPrime) }
)
