// wrong: one flag says whether the effect that is being started is over
// says: The effect sent a value while it was starting, and the store let go of it: the value
//   counted as the end, or the end of what the value led to did. Each start needs a flag of its
//   own, which only its own completion sets.
// fails: An effect that sends a value while it is starting stays in flight
// gives: (store.state → [0, 1]) == [0, 1, 2]

// instead of
var isOver = false
let cancellable = effect.sink(
// this
isOver = false
let cancellable = effect.sink(

// instead of
isOver = true
self?.running[id] = nil
// this
self?.isOver = true
self?.running[id] = nil

// instead of
private var lastID = 0
// this
private var lastID = 0
private var isOver = false
