// wrong: nil counts as the only end of a child
// says: The child was never nil: another one took its place, and the first one's timer ticks on.
//   Compare ids.
// fails: A child's timer ends when another child takes its place
// gives: (ticks → [1, 2]) == [2]

// instead of
guard before != nil, parentState[keyPath: state]?.id != before else { return effect }
// this
guard before != nil, parentState[keyPath: state] == nil else { return effect }
