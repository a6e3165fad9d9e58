// wrong: one feature is expected to have one environment
// fails: The left counter asks the server, and the right one is offline
// says: The right counter asked the server

Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
  guard let localAction = toLocalAction.extract(from: action) else { return .none }
  return run(&state[keyPath: toLocalState], localAction, toLocalEnvironment(environment))
    .map(toLocalAction.embed)
}

// next answer
.combine(
  counterReducer.pullback(
    state: \.left,
    action: AppAction.leftPath,
    environment: { CounterEnvironment(nthPrime: $0.nthPrime) }
  ),
  counterReducer.pullback(
    state: \.right,
    action: AppAction.rightPath,
    environment: { CounterEnvironment(nthPrime: $0.nthPrime) }
  )
)
