// wrong: the observers get the value from before the action
// says: The observer got the value from before each action, not the new one.
// fails: An observer is called after each action, with the new value
// gives: (seen → [0, 1, 3]) == [1, 3, 3]

// instead of
var next = value
reducer(&next, action)
value = next
// this
let old = value
var next = value
reducer(&next, action)
value = next

// instead of
observer.receive(next)
// this
observer.receive(old)
