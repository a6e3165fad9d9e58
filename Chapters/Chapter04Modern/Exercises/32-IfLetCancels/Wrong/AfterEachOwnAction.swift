// wrong: every action of the parent ends its child's timers
// says: The egg was still there, and its timer was cancelled. The same id is the same child:
//   compare ids.
// fails: A child that has only changed keeps its timer
// gives: (ticks → [1]) == [1, 1]

// instead of
guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
// this
guard action.extract(parentAction) == nil || parentState[keyPath: state]?.id != before
else { return effect }
