// wrong: the id is the row's own, which a row of another list may have, too
// fails: The rows of another list keep their timers
// says: their effects have the same id

let before = parentState[keyPath: state].map(\.id)
var effect = Effect<Parent.Action>.none
if let (id, rowAction) = action.extract(parentAction), let index = before.firstIndex(of: id) {
  effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
    .map { action.embed((id, $0)) }
    .cancellable(id: id)
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
let after = parentState[keyPath: state].map(\.id)
for id in before where !after.contains(id) {
  effect = effect.merge(with: .cancel(id: id))
}
return effect
