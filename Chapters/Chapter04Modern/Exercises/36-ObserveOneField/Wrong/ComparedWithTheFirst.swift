// wrong: a field is compared with the value at its first read
// says: The count was compared with the value it had when it was first read. Compare the state
//   after an action with the one before it.
// fails: A field is watched until it changes, and again when it is read again
// gives: (screen.log → ["first 5", "second 5"]) == ["first 5", "second 0"]

// instead of
fields[field] = { store, before in
  if store.state[keyPath: field] != before[keyPath: field] {
// this
if fields[field] != nil { return state[keyPath: field] }
let first = state[keyPath: field]
fields[field] = { store, _ in
  if store.state[keyPath: field] != first {
