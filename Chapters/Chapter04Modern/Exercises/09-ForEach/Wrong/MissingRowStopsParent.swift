// wrong: an action for a removed row is dropped, so the parent doesn't get it
// fails: A row that isn't there is skipped, and the parent runs
// says: the parent runs anyway

let before = parentState[keyPath: state].map(\.id)
if let (id, _) = action.extract(parentAction), !before.contains(id) { return .none }
var effect = Effect<Parent.Action>.none
if let (id, rowAction) = action.extract(parentAction), let index = before.firstIndex(of: id) {
  effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
    .map { action.embed((id, $0)) }
    .cancellable(id: [state, id] as [AnyHashable])
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
let after = parentState[keyPath: state].map(\.id)
for id in before where !after.contains(id) {
  effect = effect.merge(with: .cancel(id: [state, id] as [AnyHashable]))
}
return effect
