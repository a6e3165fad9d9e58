// wrong: a line is copied, and both listen to the left counter's actions
// fails: The left counter asks the server, and the right one is offline
// says: both endpoints were asked

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
    action: AppAction.leftPath,
    environment: { CounterEnvironment(nthPrime: $0.offlineNthPrime) }
  )
)
