// wrong: the row's state is what counts
// says: The row started a timer, which never ticked: its effect was lost.
// fails: A row's effect sends actions of that row
// gives: ([store.state.ticks, [store.timers.count]] → [[], [0]]) == [[0, 0], [1]]

// instead of
effect = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
  .map { action.embed((id, $0)) }
  .cancellable(id: [state, id] as [AnyHashable])
// this
_ = element.reduce(into: &parentState[keyPath: state][index], action: rowAction)
