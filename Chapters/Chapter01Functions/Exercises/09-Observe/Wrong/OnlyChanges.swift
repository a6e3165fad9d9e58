// wrong: an action that changes nothing is no news, and no observer is called
// says: The last action added 0 and nobody was called. Every action notifies, even if it changes
//   nothing.
// fails: An observer is called after each action, with the new value
// gives: (seen → [1, 3]) == [1, 3, 3]

// instead of
for observer in observers {
// this
for observer in observers where "\(next)" != "\(old)" {

// instead of
var next = value
// this
let old = value
var next = value
