// wrong: the work gets the values with which every program begins
// fails: Work sees the dependencies from when its effect was made
// says: `run` has to capture the values
// file: Effect.swift

// instead of
let dependencies = DependencyValues.current
// this
let dependencies = DependencyValues()
