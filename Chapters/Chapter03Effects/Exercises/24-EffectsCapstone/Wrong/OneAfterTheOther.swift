// wrong: the effects of combined reducers run one after the other, like the reducers
// fails: The effects of combined reducers run side by side
// says: the second is at work
// file: Environment/Reducer.swift

// instead of
Reducer { state, action, environment in
  .merge(reducers.map { $0.run(&state, action, environment) })
}
// this
Reducer { state, action, environment in
  .concatenate(reducers.map { $0.run(&state, action, environment) })
}
