// wrong: the row's effects keep its present index instead of its id
// fails: A row's effect sends actions of that row
// says: An effect keeps the id

let before = parentState[keyPath: state].map(\.id)
var effect = Effect<Parent.Action>.none
if let (id, rowAction) = action.extract(parentAction), let index = before.firstIndex(of: id) {
  effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
    .map { action.embed((index as! Element.State.ID, $0)) }
    .cancellable(id: [state, id] as [AnyHashable])
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
let after = parentState[keyPath: state].map(\.id)
for id in before where !after.contains(id) {
  effect = effect.merge(with: .cancel(id: [state, id] as [AnyHashable]))
}
return effect
