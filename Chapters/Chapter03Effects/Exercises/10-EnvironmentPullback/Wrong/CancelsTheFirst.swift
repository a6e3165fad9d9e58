// wrong: a new question cancels the one before, and the other counter's
// fails: Several questions may be open
// says: nothing stops them

Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
  guard let localAction = toLocalAction.extract(from: action) else { return .none }
  return run(&state[keyPath: toLocalState], localAction, toLocalEnvironment(environment))
    .map(toLocalAction.embed)
    .cancellable(id: "question", cancelInFlight: true)
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
