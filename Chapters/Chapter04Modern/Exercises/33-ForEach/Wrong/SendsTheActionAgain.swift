// wrong: the row's effect sends the action that came in
// says: The row 0's timer sent the action that started it, and nobody saw a tick. It sends what
//   the row's effect sends.
// fails: A row's effect sends actions of that row
// gives: ([store.state.ticks, [store.timers.count]] → [[], [4]]) == [[0, 0], [1]]

// instead of
.map { action.embed((id, $0)) }
// this
.map { _ in parentAction }
