// wrong: a changed field is forgotten, and isn't watched again when it is read again
// fails: Each action's state is compared with the one before it
// says: watch a field again

private var fields: [PartialKeyPath<State>: (Store, _ before: State) -> Void] = [:]
// next answer
registrar.access(self, keyPath: \.[field])
if fields[field] == nil {
  fields[field] = { store, before in
    if store.state[keyPath: field] != before[keyPath: field] {
      store.registrar.withMutation(of: store, keyPath: \.[field]) {}
      store.fields[field] = { _, _ in }
    }
  }
}
return state[keyPath: field]
// next answer
let before = state
reducer(&state, action)
for notify in fields.values { notify(self, before) }
