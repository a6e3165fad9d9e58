// wrong: the new effect is registered, and then all with its id are cancelled
// says: The new effect stopped itself: it was in the table before the earlier ones were
//   cancelled. Cancel first.
// fails: Making an effect does nothing; each start is a run of its own
// gives: ([second.log.filter { $0 == "began" }.count, running.count] → [2, 0]) == [2, 1]

// instead of
if cancelInFlight { running.cancel(id: id) }
let key = running.insert(id: id) { subscriber.send(completion: .finished) }
// this
let key = running.insert(id: id) { subscriber.send(completion: .finished) }
if cancelInFlight { running.cancel(id: id) }
