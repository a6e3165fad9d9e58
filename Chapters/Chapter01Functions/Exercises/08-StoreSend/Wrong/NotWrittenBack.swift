// wrong: the copy is changed and forgotten, as if it were the value
// fails: After a send, the store has the new value
// says: Write it back into `value`

var next = value
reducer(&next, action)
