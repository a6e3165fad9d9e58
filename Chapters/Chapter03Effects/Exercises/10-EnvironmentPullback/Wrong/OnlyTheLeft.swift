// wrong: the counter is pulled back once, and expected to serve for both
// fails: The left counter asks the server, and the right one is offline
// says: The right counter was tapped, but asked nobody

Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
  guard let localAction = toLocalAction.extract(from: action) else { return .none }
  return run(&state[keyPath: toLocalState], localAction, toLocalEnvironment(environment))
    .map(toLocalAction.embed)
}

// next answer
counterReducer.pullback(
  state: \.left,
  action: AppAction.leftPath,
  environment: { CounterEnvironment(nthPrime: $0.nthPrime) }
)
