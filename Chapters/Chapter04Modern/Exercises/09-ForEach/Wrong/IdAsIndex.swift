// wrong: the id is used as an index
// fails: An action reaches the row that has its id
// says: An id isn't an index

let before = parentState[keyPath: state].map(\.id)
var effect = Effect<Parent.Action>.none
if let (id, rowAction) = action.extract(parentAction), let index = id as? Int,
  before.indices.contains(index)
{
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
