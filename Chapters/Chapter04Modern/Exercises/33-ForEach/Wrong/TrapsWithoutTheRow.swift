// wrong: an action for a row is expected to come only while the row is there
// says: An action came for a row that had been removed, and the program ended. Such a row is
//   skipped.
// fails: crash
// gives: A row that isn't there is skipped, and the parent runs: Fatal error: Unexpectedly found
//   nil while unwrapping an Optional value

// instead of
if let (id, rowAction) = action.extract(parentAction), let index = before.firstIndex(of: id) {
// this
if let (id, rowAction) = action.extract(parentAction) {
  let index = before.firstIndex(of: id)!
