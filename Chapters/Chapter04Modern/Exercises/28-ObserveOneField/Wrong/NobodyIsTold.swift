// wrong: the store reports every read, but never a change
// fails: An observer of a field is notified when it changes
// says: takes two calls

/// For each field that was read: compares two states, and notifies.
private var fields: [PartialKeyPath<State>: (Store, _ before: State) -> Void] = [:]
// next answer
registrar.access(self, keyPath: \.[field])
fields[field] = { store, before in
  if store.state[keyPath: field] != before[keyPath: field] {
    store.registrar.withMutation(of: store, keyPath: \.[field]) {}
  }
}
return state[keyPath: field]
// next answer
reducer(&state, action)
