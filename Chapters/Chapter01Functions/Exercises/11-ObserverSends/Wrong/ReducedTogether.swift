// wrong: the observers only want the newest value
// says: Some actions were never handled, or no observer was called after them. Take one action
//   after the other, each with its reducer and its observers, until the queue is empty.
// fails: Actions are handled in the order in which they were sent
// gives: (store.value → 210) == 2100

// instead of
reducer(&next, waiting.removeFirst())
// this
for action in waiting { reducer(&next, action) }
waiting.removeAll()
