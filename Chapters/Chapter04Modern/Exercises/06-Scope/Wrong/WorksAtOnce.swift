// wrong: the work is done while the reducer runs, to have an action to embed
// fails: The child's effects send the parent's actions
// says: not performed

guard let childAction = action.extract(parentAction) else { return .none }
let effect = child.reduce(into: &parentState[keyPath: state], action: childAction)
let actions = effect.work.map { action.embed($0()) }
return Effect(work: actions.map { action in { action } })
