// wrong: the parent runs before the row, and may have removed it
// fails: The row runs before the parent
// says: before the row got its last action

let before = parentState[keyPath: state].map(\.id)
var effect = parent.reduce(into: &parentState, action: parentAction)
let after = parentState[keyPath: state].map(\.id)
if let (id, rowAction) = action.extract(parentAction), let index = after.firstIndex(of: id) {
  let rowEffect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
  effect = rowEffect.map { action.embed((id, $0)) }
    .cancellable(id: [state, id] as [AnyHashable])
    .merge(with: effect)
}
for id in before where !after.contains(id) {
  effect = effect.merge(with: .cancel(id: [state, id] as [AnyHashable]))
}
return effect
