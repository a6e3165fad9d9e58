// wrong: each action of the child replaces what it has started before
// says: The child's timers ended with its next action, although it was still there. Only a child
//   that is gone loses its timers.
// fails: A timer ticks as long as its child is there
// gives: ([state.ticks, [state.egg?.seconds ?? -1]] → [[1], [1]]) == [[1, 1, 1, 1], [4]]

// instead of
effect = child.reduce(into: &parentState[keyPath: state]!, action: childAction)
  .map(action.embed)
  .cancellable(id: state)
// this
effect = Effect.cancel(id: state).merge(
  with: child.reduce(into: &parentState[keyPath: state]!, action: childAction)
    .map(action.embed)
    .cancellable(id: state)
)
