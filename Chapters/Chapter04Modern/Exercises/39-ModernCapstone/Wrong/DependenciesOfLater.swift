// wrong: the work gets the values with which every program begins
// file: Effect.swift
// fails: The reducer and its effects have the store's dependencies
// gives: (store.state → ["mine", "live later"]) == ["mine", "mine later"]

// instead of
let dependencies = DependencyValues.current
// this
let dependencies = DependencyValues()
