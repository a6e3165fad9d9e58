// wrong: what the parent starts on a row's action gets the row's id, too
// fails: The parent keeps its own timers
// says: Only the row's own effects

let before = parentState[keyPath: state].map(\.id)
var effect = Effect<Parent.Action>.none
if let (id, rowAction) = action.extract(parentAction), let index = before.firstIndex(of: id) {
  effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
    .map { action.embed((id, $0)) }
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
if let (id, _) = action.extract(parentAction) {
  effect = effect.cancellable(id: [state, id] as [AnyHashable])
}
let after = parentState[keyPath: state].map(\.id)
for id in before where !after.contains(id) {
  effect = effect.merge(with: .cancel(id: [state, id] as [AnyHashable]))
}
return effect
