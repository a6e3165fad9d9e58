// wrong: the environment is made once and kept, as if it never changed
// says: The second action came with another environment, and got the first one's. It is handed in
//   with each action.
// fails: The feature's reducer runs for its own actions, on its own parts
// gives: (log + ["\(whole.part), \(whole.rest)"] → ["1 on 10 in live", "2 on 11 in live", "13, 5"])
//   == ["1 on 10 in live", "2 on 11 in mock", "13, 5"]

// instead of
Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
  guard let localAction = toLocalAction.extract(from: action) else { return .none }
  return run(&state[keyPath: toLocalState], localAction, toLocalEnvironment(environment))
    .map(toLocalAction.embed)
// this
var known: Environment?
return Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
  guard let localAction = toLocalAction.extract(from: action) else { return .none }
  let local = known ?? toLocalEnvironment(environment)
  known = local
  return run(&state[keyPath: toLocalState], localAction, local).map(toLocalAction.embed)
