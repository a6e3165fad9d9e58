// wrong: all effects of the action get the child's id
// says: The parent's clock ended with the egg. Only the child's effects get the id.
// fails: The parent keeps its own timers
// gives: (before → []) == [0]

// instead of
.map(action.embed)
.cancellable(id: state)
// this
.map(action.embed)

// instead of
guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
// this
effect = effect.cancellable(id: state)
guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
