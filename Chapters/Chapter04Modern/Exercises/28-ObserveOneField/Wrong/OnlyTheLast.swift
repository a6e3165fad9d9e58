// wrong: the store remembers only the field that was read last
// fails: An observer of another field isn't notified
// says: not just one

private var field: ((Store, _ before: State) -> Void)?
// next answer
registrar.access(self, keyPath: \.[field])
self.field = { store, before in
  if store.state[keyPath: field] != before[keyPath: field] {
    store.registrar.withMutation(of: store, keyPath: \.[field]) {}
  }
}
return state[keyPath: field]
// next answer
let before = state
reducer(&state, action)
field?(self, before)
