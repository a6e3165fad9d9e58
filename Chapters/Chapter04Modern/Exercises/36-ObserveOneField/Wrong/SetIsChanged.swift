// wrong: an action that writes a field has changed it
// says: An action set the count to what it was, and the observer was notified. Compare the values
//   from before and after the action.
// fails: Nobody is notified if the value stays the same
// gives: (screen.log → ["count 0"]) == []

// instead of
if store.state[keyPath: field] != before[keyPath: field] {
// this
if store.state[keyPath: field] != before[keyPath: field] || store.fields.count == 1 {
