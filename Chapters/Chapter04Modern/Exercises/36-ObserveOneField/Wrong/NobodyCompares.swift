// wrong: every field that was read counts as changed
// says: One field changed, and the observers of others were notified: any change would redraw
//   everything. Report the field's own path, and only if its value differs.
// fails: Each observer is notified of its own field
// gives: (screen.log → ["count 5", "pages 474", "title Emma"]) == ["count 5", "title Ulysses",
//   "pages 700"]

// instead of
if store.state[keyPath: field] != before[keyPath: field] {
  store.registrar.withMutation(of: store, keyPath: \.[field]) {}
}
// this
store.registrar.withMutation(of: store, keyPath: \.[field]) {}
