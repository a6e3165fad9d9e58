// wrong: an action for the child is expected to come only while the child is there
// says: The child isn't there, and the program ended. Look first, and skip the child.
// fails: crash
// gives: The parent runs on every action, once, with or without a child: Fatal error: Unexpectedly
//   found nil while unwrapping an Optional value

// instead of
if let childAction = action.extract(parentAction), parentState[keyPath: state] != nil {
// this
if let childAction = action.extract(parentAction) {
