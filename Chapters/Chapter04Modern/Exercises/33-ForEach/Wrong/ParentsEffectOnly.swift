// wrong: the parent's effect takes the place of the row's
// says: The row started a timer, which never ticked: its effect was lost.
// fails: A row's effect sends actions of that row
// gives: ([store.state.ticks, [store.timers.count]] → [[], [0]]) == [[0, 0], [1]]

// instead of
effect = effect.merge(with: parent.reduce(into: &parentState, action: parentAction))
// this
effect = parent.reduce(into: &parentState, action: parentAction)
