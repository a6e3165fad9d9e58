// wrong: a value that is already there needn't pass again
// says: A value was dropped because it equals the one before. The rules don't ask what a value
//   is.
// fails: A value that equals the one before is treated like any other
// gives: (passed → ["1 at 0"]) == ["1 at 0", "1 at 100", "1 at 250"]

// instead of
if isRunning { waiting = value } else { pass(value) }
// this
guard "\(value)" != last else { return }
last = "\(value)"
if isRunning { waiting = value } else { pass(value) }

// instead of
var isRunning = false
var waiting: Output?
// this
var isRunning = false
var last = ""
var waiting: Output?
