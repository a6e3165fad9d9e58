// wrong: the cancellation replaces the effects
// fails: Rows that are removed together all lose their timers
// says: Merge the cancellations with the parent's effect

let before = parentState[keyPath: state].map(\.id)
var effect = Effect<Parent.Action>.none
if let (id, rowAction) = action.extract(parentAction), let index = before.firstIndex(of: id) {
  effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
    .map { action.embed((id, $0)) }
    .cancellable(id: [state, id] as [AnyHashable])
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
let after = parentState[keyPath: state].map(\.id)
for id in before where !after.contains(id) {
  effect = .cancel(id: [state, id] as [AnyHashable])
}
return effect
