// wrong: a removed row is expected to take its timers along
// fails: A row that is removed loses its timer, and no other row does
// says: doesn't end it

let before = parentState[keyPath: state].map(\.id)
var effect = Effect<Parent.Action>.none
if let (id, rowAction) = action.extract(parentAction), let index = before.firstIndex(of: id) {
  effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
    .map { action.embed((id, $0)) }
    .cancellable(id: [state, id] as [AnyHashable])
}
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
let after = parentState[keyPath: state].map(\.id)
_ = after
return effect
