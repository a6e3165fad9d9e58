// wrong: the parent runs before the row, and may have removed it
// says: The parent removed the row before it got its last action. The row runs first.
// fails: The row runs before the parent
// gives: ([state.done, state.eggs.map(\.id)] → [[0], [2, 1]]) == [[100], [2, 1]]

// instead of
var effect = Effect<Parent.Action>.none
// this
var effect = parent.reduce(into: &parentState, action: parentAction)

// instead of
if let (id, rowAction) = action.extract(parentAction), let index = before.firstIndex(of: id) {
  effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
    .map { action.embed((id, $0)) }
    .cancellable(id: [state, id] as [AnyHashable])
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
let after = parentState[keyPath: state].map(\.id)
// this
let after = parentState[keyPath: state].map(\.id)
if let (id, rowAction) = action.extract(parentAction), let index = after.firstIndex(of: id) {
  effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
    .map { action.embed((id, $0)) }
    .cancellable(id: [state, id] as [AnyHashable])
    .merge(with: effect)
}
