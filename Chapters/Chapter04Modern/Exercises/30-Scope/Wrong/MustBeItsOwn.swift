// wrong: a scope gets only its child's actions
// says: The action wasn't the child's, so `extract` gave nil. Then nothing runs: check before you
//   use it.
// fails: crash
// gives: Actions of other features are ignored: Fatal error: Unexpectedly found nil while
//   unwrapping an Optional value

// instead of
guard let childAction = action.extract(parentAction) else { return .none }
// this
let childAction = action.extract(parentAction)!
