// wrong: what the parent starts on a row's action gets the row's id, too
// says: The parent started its clock when the row rang, and lost it with the row. Only the row's
//   own effects get the row's id.
// fails: The parent keeps its own timers
// gives: (rang → []) == [9]

// instead of
let after = parentState[keyPath: state].map(\.id)
// this
if let (id, _) = action.extract(parentAction) {
  effect = effect.cancellable(id: [state, id] as [AnyHashable])
}
let after = parentState[keyPath: state].map(\.id)
