// wrong: the environment is taken from a constant, which is always at hand
// fails: The left counter asks the server, and the right one is offline
// says: no test can replace

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
    environment: { _ in .live }
  ),
  counterReducer.pullback(
    state: \.right,
    action: AppAction.rightPath,
    environment: { _ in .live }
  )
)
