// wrong: the state is what counts, and the effects are left out
// says: The reducer ran, and its effects were dropped. Return them, embedded.
// fails: What the effects send is embedded, now and later
// gives: (sent → []) == ["part(2)", "part(3)"]

// instead of
return run(&state[keyPath: toLocalState], localAction, toLocalEnvironment(environment))
  .map(toLocalAction.embed)
// this
_ = run(&state[keyPath: toLocalState], localAction, toLocalEnvironment(environment))
return .none
