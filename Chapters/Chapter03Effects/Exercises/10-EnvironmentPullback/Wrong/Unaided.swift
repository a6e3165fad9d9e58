// wrong: the effects are expected to reach the app by themselves
// fails: What the effects send is embedded, now and later
// says: thrown away

Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
  if let localAction = toLocalAction.extract(from: action) {
    _ = run(&state[keyPath: toLocalState], localAction, toLocalEnvironment(environment))
  }
  return .none
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
    environment: { CounterEnvironment(nthPrime: $0.offlineNthPrime) }
  )
)
