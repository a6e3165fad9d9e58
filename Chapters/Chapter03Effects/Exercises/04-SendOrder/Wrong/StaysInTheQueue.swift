// wrong: the actions are gone through, and not taken out
// says: What had been handled was handled again with the next `send`: it leaves the queue for
//   good.
// fails: Actions are handled in the order in which they were sent, until none is left
// gives: (reduced → ["1", "2", "3", "4", "5", "6", "|", "1", "2", "3", "4", "5", "6", "7", "2",
//   "3", "4", "5", "6", "4", "5", "6", "|"]) == ["1", "2", "3", "4", "5", "6", "|", "7", "|"]

// instead of
while !waiting.isEmpty {
// this
var index = 0
while index < waiting.count {

// instead of
let effects = reducer(&next, waiting.removeFirst())
// this
let effects = reducer(&next, waiting[index])
index += 1
