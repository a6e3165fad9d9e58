// wrong: an effect is known to the table as soon as it is made
// says: One effect was running and another only made, and both were counted. An entry is for a
//   run: make it inside `run`.
// fails: Making an effect does nothing; each start is a run of its own
// gives: (running.count → 2) == 1

// instead of
.run { subscriber in
// this
var finish: () -> Void = {}
let key = running.insert(id: id) { finish() }
return .run { subscriber in

// instead of
let key = running.insert(id: id) { subscriber.send(completion: .finished) }
// this
finish = { subscriber.send(completion: .finished) }
