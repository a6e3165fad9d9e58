// wrong: the environment is made once and kept, as if it never changed
// fails: The reducer gets its part of the environment, at each action
// says: got the first one's

var known: Environment?
return Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
  guard let localAction = toLocalAction.extract(from: action) else { return .none }
  let local = known ?? toLocalEnvironment(environment)
  known = local
  return run(&state[keyPath: toLocalState], localAction, local).map(toLocalAction.embed)
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
