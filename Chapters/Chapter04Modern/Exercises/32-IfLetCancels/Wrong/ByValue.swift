// wrong: another value is another child
// says: The egg was still there, and its timer was cancelled. The same id is the same child:
//   compare ids.
// fails: A child that has only changed keeps its timer
// gives: (ticks → [1]) == [1, 1]

// instead of
let before = parentState[keyPath: state]?.id
// this
let before = parentState[keyPath: state].map { "\($0)" }

// instead of
guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
// this
guard before != nil, action.extract(parentAction) == nil,
  parentState[keyPath: state].map({ "\($0)" }) != before
else { return effect }
