// wrong: every field that was read counts as changed
// fails: An observer of another field isn't notified
// says: redraw everything

/// For each field that was read: compares two states, and notifies.
private var fields: [PartialKeyPath<State>: (Store, _ before: State) -> Void] = [:]
// next answer
registrar.access(self, keyPath: \.[field])
fields[field] = { store, before in
  store.registrar.withMutation(of: store, keyPath: \.[field]) {}
}
return state[keyPath: field]
// next answer
let before = state
reducer(&state, action)
for notify in fields.values { notify(self, before) }
