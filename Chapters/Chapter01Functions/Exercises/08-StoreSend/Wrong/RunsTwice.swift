// wrong: the reducer runs once to see what comes of it, and once to do it
// fails: After a send, the store has the new value
// says: it was called 2 times

var preview = value
reducer(&preview, action)
var next = value
reducer(&next, action)
value = next
