// wrong: the lists are compared place by place, so a row that moves counts as gone
// fails: A row that has moved keeps its timer, and gets its ticks
// says: A row that moves is still there

let before = parentState[keyPath: state].map(\.id)
var effect = Effect<Parent.Action>.none
if let (id, rowAction) = action.extract(parentAction), let index = before.firstIndex(of: id) {
  effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
    .map { action.embed((id, $0)) }
    .cancellable(id: [state, id] as [AnyHashable])
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
let after = parentState[keyPath: state].map(\.id)
for (index, id) in before.enumerated() where index >= after.count || after[index] != id {
  effect = effect.merge(with: .cancel(id: [state, id] as [AnyHashable]))
}
return effect
