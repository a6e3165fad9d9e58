// wrong: what is waiting belongs to the effect
// says: Two runs shared one interval, and the second's value had to wait. What is made inside
//   `run` belongs to one run.
// fails: Each start of the effect has its own intervals
// gives: (passed → ["first: 7"]) == ["first: 7", "second: 7"]

// instead of
.run { subscriber in
var isRunning = false
var waiting: Output?
// this
var isRunning = false
var waiting: Output?
return .run { subscriber in
