// wrong: each read is noted, and compared
// says: One field was read a hundred times, and compared as often: the store keeps an entry for
//   each read. Keep one for each field.
// fails: A field that was read a hundred times is compared once
// gives: (comparisons.count → 100) == 1

// instead of
private var fields: [PartialKeyPath<State>: (Store, _ before: State) -> Void] = [:]
// this
private var fields: [(Store, _ before: State) -> Void] = []

// instead of
fields[field] = { store, before in
  if store.state[keyPath: field] != before[keyPath: field] {
    store.registrar.withMutation(of: store, keyPath: \.[field]) {}
  }
}
// this
fields.append { store, before in
  if store.state[keyPath: field] != before[keyPath: field] {
    store.registrar.withMutation(of: store, keyPath: \.[field]) {}
  }
}

// instead of
for notify in fields.values { notify(self, before) }
// this
for notify in fields { notify(self, before) }
