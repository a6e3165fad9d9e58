// wrong: the first action is read, and never taken out of the queue
// says: The first action is handled for ever: it leaves the queue when it is handled.
// fails: timeout
// gives: Actions are handled in the order in which they were sent, until none is left

// instead of
while !waiting.isEmpty {
// this
while let first = waiting.first, waiting.count < 100 {

// instead of
let effects = reducer(&next, waiting.removeFirst())
// this
let effects = reducer(&next, first)

// instead of
effect { [weak self] action in self?.send(action) }
}
// this
effect { [weak self] action in self?.send(action) }
}
if waiting.count > 20 { waiting = [] }
