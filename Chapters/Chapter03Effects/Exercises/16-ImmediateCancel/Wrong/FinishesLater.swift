// wrong: the end is reported when the time has come
// says: The effect finished only when its time had come. It is cancelled, so it finishes
//   immediately.
// fails: Work that is cancelled in the same turn never begins, and finishes at once
// gives: (searches.log → ["finished a at 300"]) == ["finished a at 0"]

// instead of
let key = running.insert(id: id) { subscriber.send(completion: .finished) }
var isOver = false
// this
var isOver = false
let key = running.insert(id: id) { isOver = true }

// instead of
guard !isOver else { return }
// this
guard !isOver else { return subscriber.send(completion: .finished) }
