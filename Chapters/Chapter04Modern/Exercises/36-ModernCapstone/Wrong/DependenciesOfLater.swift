// wrong: the work gets the values that every program begins with
// fails: Work sees the dependencies of the moment when the effect was made
// says: `run` has to take the values along
// file: Effect.swift

// instead of
let dependencies = DependencyValues.current
// this
let dependencies = DependencyValues()
