// wrong: the reducer is run once for the state, and once for the effects
// says: The reducer ran twice for one action. It changes the state and returns the effects in one
//   run.
// fails: The feature's reducer runs for its own actions, on its own parts
// gives: (log + ["\(whole.part), \(whole.rest)"] → ["1 on 10 in live", "1 on 11 in live", "2 on 11
//   in mock", "2 on 13 in mock", "13, 5"]) == ["1 on 10 in live", "2 on 11 in mock", "13, 5"]

// instead of
return run(&state[keyPath: toLocalState], localAction, toLocalEnvironment(environment))
  .map(toLocalAction.embed)
// this
_ = run(&state[keyPath: toLocalState], localAction, toLocalEnvironment(environment))
var copy = state[keyPath: toLocalState]
return run(&copy, localAction, toLocalEnvironment(environment)).map(toLocalAction.embed)
