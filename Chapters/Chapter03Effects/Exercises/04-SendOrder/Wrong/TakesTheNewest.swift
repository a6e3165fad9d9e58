// wrong: the newest action is taken first, or put at the front
// says: 3 was handled before 2, or what follows from it was: in a queue, what has waited longest
//   comes first. Add at the end, and take from the front.
// fails: Actions are handled in the order in which they were sent, until none is left
// gives: (reduced → ["1", "3", "6", "2", "5", "4", "|", "7", "|"]) == ["1", "2", "3", "4", "5",
//   "6", "|", "7", "|"]

// instead of
let effects = reducer(&next, waiting.removeFirst())
// this
let effects = reducer(&next, waiting.removeLast())
