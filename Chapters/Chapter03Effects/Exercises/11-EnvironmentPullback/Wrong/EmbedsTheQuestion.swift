// wrong: the app's action that came in is sent back, as it is there
// says: The effects' actions were replaced by the one that came in. Embed what the effect sends.
// fails: What the effects send is embedded, now and later
// gives: (sent → ["part(1)", "part(1)"]) == ["part(2)", "part(3)"]

// instead of
return run(&state[keyPath: toLocalState], localAction, toLocalEnvironment(environment))
  .map(toLocalAction.embed)
// this
return run(&state[keyPath: toLocalState], localAction, toLocalEnvironment(environment))
  .map { _ in action }
