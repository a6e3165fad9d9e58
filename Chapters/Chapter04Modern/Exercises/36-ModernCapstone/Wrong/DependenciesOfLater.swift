// wrong: the work gets the values with which every program begins
// fails: Work sees the dependencies of the moment when the effect was made
// says: `run` has to take the values along
// file: Effect.swift

// instead of
let dependencies = DependencyValues.current
// this
let dependencies = DependencyValues()
