// wrong: an action for a removed row is dropped, so the parent doesn't get it
// says: The row isn't there, and the parent didn't get the action either. Only the row is
//   skipped.
// fails: A row that isn't there is skipped, and the parent runs
// gives: (state.ticks → []) == [1]

// instead of
var effect = Effect<Parent.Action>.none
// this
if let (id, _) = action.extract(parentAction), !before.contains(id) { return .none }
var effect = Effect<Parent.Action>.none
