// wrong: the observers are notified before the store has its new state
// fails: A notified observer sees the new value
// says: came before the change

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
var after = state
reducer(&after, action)
for notify in fields.values { notify(self, after) }
state = after
