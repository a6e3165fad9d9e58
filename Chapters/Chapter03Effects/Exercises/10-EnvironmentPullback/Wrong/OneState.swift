// wrong: a line is copied, and both counters write into the left one
// fails: A counter's action changes only that counter
// says: changed the other one

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
    state: \.left,
    action: AppAction.rightPath,
    environment: { CounterEnvironment(nthPrime: $0.offlineNthPrime) }
  )
)
