// wrong: a field is compared with the value at its first read
// fails: Each action's state is compared with the one before it
// says: compared with its first value

/// For each field that was read: compares two states, and notifies.
private var fields: [PartialKeyPath<State>: (Store, _ before: State) -> Void] = [:]
// next answer
registrar.access(self, keyPath: \.[field])
if fields[field] == nil {
  let first = state[keyPath: field]
  fields[field] = { store, _ in
    if store.state[keyPath: field] != first {
      store.registrar.withMutation(of: store, keyPath: \.[field]) {}
    }
  }
}
return state[keyPath: field]
// next answer
let before = state
reducer(&state, action)
for notify in fields.values { notify(self, before) }
