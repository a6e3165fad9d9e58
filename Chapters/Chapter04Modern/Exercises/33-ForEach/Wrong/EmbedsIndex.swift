// wrong: the row's effects keep its present index instead of its id
// says: The row 0's timer ticked for the row 1, because 1 is its index. An effect keeps the id.
// fails: A row's effect sends actions of that row
// gives: ([store.state.ticks, [store.timers.count]] → [[1, 1], [1]]) == [[0, 0], [1]]

// instead of
.map { action.embed((id, $0)) }
// this
.map { action.embed((index as! Element.State.ID, $0)) }
