// wrong: a state that differs is a change of each of its fields
// says: One field changed, and the observers of others were notified: any change would redraw
//   everything. Report the field's own path, and only if its value differs.
// fails: Each observer is notified of its own field
// gives: (screen.log → ["count 5", "pages 474", "title Emma"]) == ["count 5", "title Ulysses",
//   "pages 700"]

// instead of
if store.state[keyPath: field] != before[keyPath: field] {
// this
if "\(store.state)" != "\(before)" {
