// wrong: the effects of combined reducers run one after the other, like the reducers
// file: Environment/Reducer.swift
// fails: The effects of combined reducers run side by side
// gives: (values → 0) == 1

// instead of
Reducer { state, action, environment in
  .merge(reducers.map { $0.run(&state, action, environment) })
}
// this
Reducer { state, action, environment in
  .concatenate(reducers.map { $0.run(&state, action, environment) })
}
