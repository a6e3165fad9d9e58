// wrong: the child's state is what counts
// says: The child's timer never ticked: its effect was lost, or cancelled by the action that
//   started it.
// fails: A timer ticks as long as its child is there
// gives: ([state.ticks, [state.egg?.seconds ?? -1]] → [[], [0]]) == [[1, 1, 1, 1], [4]]

// instead of
effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
  .map(action.embed)
  .cancellable(id: state)
// this
_ = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
