// wrong: the part is copied out and not written back
// says: The reducer changed a copy of the part. Run it on `state[keyPath:]` itself, or write the
//   copy back.
// fails: The feature's reducer runs for its own actions, on its own parts
// gives: (log + ["\(whole.part), \(whole.rest)"] → ["1 on 10 in live", "2 on 10 in mock", "10, 5"])
//   == ["1 on 10 in live", "2 on 11 in mock", "13, 5"]

// instead of
return run(&state[keyPath: toLocalState], localAction, toLocalEnvironment(environment))
  .map(toLocalAction.embed)
// this
var part = state[keyPath: toLocalState]
return run(&part, localAction, toLocalEnvironment(environment)).map(toLocalAction.embed)
