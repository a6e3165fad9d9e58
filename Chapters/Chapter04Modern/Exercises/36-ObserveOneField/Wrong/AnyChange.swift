// wrong: the store is one thing, so any change notifies every observer
// says: One field changed, and the observers of others were notified: any change would redraw
//   everything. Report the field's own path, and only if its value differs.
// fails: Each observer is notified of its own field
// gives: (screen.log → ["count 5", "pages 474", "title Emma"]) == ["count 5", "title Ulysses",
//   "pages 700"]

// instead of
registrar.access(self, keyPath: \.[field])
// this
registrar.access(self, keyPath: \.all)

// instead of
store.registrar.withMutation(of: store, keyPath: \.[field]) {}
// this
store.registrar.withMutation(of: store, keyPath: \.all) {}

// instead of
/// A field of the state.
// this
var all: Void { () }

/// A field of the state.
