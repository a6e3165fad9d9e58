// wrong: the newest action is taken first
// says: 4 was handled before 3, which was sent earlier: take from the front of the queue.
// fails: Actions are still handled in the order in which they were sent
// gives: (reduced → [1, 3, 2, 4]) == [1, 2, 3, 4]

// instead of
let effects = reducer(&next, waiting.removeFirst())
// this
let effects = reducer(&next, waiting.removeLast())
