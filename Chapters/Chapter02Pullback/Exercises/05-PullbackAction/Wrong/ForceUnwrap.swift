// wrong: every action is treated as the feature's own
// says: `action` leads to nil when the action is another feature's, so don't unwrap it with `!`:
//   for nil, the reducer isn't called.
// fails: crash
// gives: For another feature's action, the reducer isn't called: Fatal error: Unexpectedly found
//   nil while unwrapping an Optional value

// instead of
guard let localAction = globalAction[keyPath: action] else { return }
// this
let localAction = globalAction[keyPath: action]!
