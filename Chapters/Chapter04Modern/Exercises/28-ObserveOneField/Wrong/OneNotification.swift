// wrong: an action is expected to change one field
// says: One action changed two fields, and only one observer was notified.
// fails: A replaced state notifies the observers of all fields that differ
// gives: (screen.log → ["pages 300"]) == ["count 5", "pages 300"]

// instead of
for notify in fields.values { notify(self, before) }
// this
var hasNotified = false
for notify in fields.values where !hasNotified {
  let old = count
  notify(self, before)
  hasNotified = count > old
}

// instead of
store.registrar.withMutation(of: store, keyPath: \.[field]) {}
// this
store.count += 1
store.registrar.withMutation(of: store, keyPath: \.[field]) {}

// instead of
/// A field of the state.
// this
private var count = 0

/// A field of the state.
