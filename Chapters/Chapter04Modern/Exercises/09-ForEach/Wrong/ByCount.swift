// wrong: a row counts as removed only if there are fewer rows
// fails: A row that replaces another doesn't inherit its effects
// says: The number of rows hasn't changed

let before = parentState[keyPath: state].map(\.id)
var effect = Effect<Parent.Action>.none
if let (id, rowAction) = action.extract(parentAction), let index = before.firstIndex(of: id) {
  effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
    .map { action.embed((id, $0)) }
    .cancellable(id: [state, id] as [AnyHashable])
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
let after = parentState[keyPath: state].map(\.id)
for id in before where after.count < before.count && !after.contains(id) {
  effect = effect.merge(with: .cancel(id: [state, id] as [AnyHashable]))
}
return effect
