// wrong: an effect is treated as a single action
// fails: The child's effects send the parent's actions
// says: only one was passed on

guard let childAction = action.extract(parentAction) else { return .none }
let effect = child.reduce(into: &parentState[keyPath: state], action: childAction)
guard let work = effect.work.first else { return .none }
return Effect(work: [{ action.embed(work()) }])
