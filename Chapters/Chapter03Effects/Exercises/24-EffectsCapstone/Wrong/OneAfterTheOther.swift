// wrong: the effects of combined reducers wait for each other, like the reducers
// fails: The effects of combined reducers run side by side
// says: the second is at work
// file: Environment/Reducer.swift

// instead of
.merge(reducers.map { $0.run(&state, action, environment) })
// this
.concatenate(reducers.map { $0.run(&state, action, environment) })
