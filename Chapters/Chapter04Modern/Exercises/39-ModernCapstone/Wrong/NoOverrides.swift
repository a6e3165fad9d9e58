// wrong: the reducer reads its dependencies where the store was made
// says: The reducer read another name than the store's. It runs with the store's dependencies.
// file: Store.swift
// fails: The reducer and its effects have the store's dependencies
// gives: (store.state → ["live", "live later"]) == ["mine", "mine later"]

// instead of
let effect = withDependencies {
  $0 = dependencies
} operation: {
  reduce(&state, action)
}
// this
let effect = reduce(&state, action)
