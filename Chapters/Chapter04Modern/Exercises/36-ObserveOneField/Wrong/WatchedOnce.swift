// wrong: a changed field is forgotten, and isn't watched again when it is read again
// says: The count changed, was read again, and changed again. The second change wasn't noticed:
//   watch a field again when it is read again.
// fails: A field is watched until it changes, and again when it is read again
// gives: (screen.log → ["first 5"]) == ["first 5", "second 0"]

// instead of
fields[field] = { store, before in
  if store.state[keyPath: field] != before[keyPath: field] {
    store.registrar.withMutation(of: store, keyPath: \.[field]) {}
  }
}
// this
if fields[field] == nil {
  fields[field] = { store, before in
    if store.state[keyPath: field] != before[keyPath: field] {
      store.fields[field] = { _, _ in }
      store.registrar.withMutation(of: store, keyPath: \.[field]) {}
    }
  }
}
