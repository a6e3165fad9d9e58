// wrong: the reducer changes the stored property itself, which works until something reads it
// says: The reducer was given the stored property itself. As soon as anything reads `value`
//   before the reducer returns, Swift ends the program. Give it a copy, and write that back.
// fails: crash
// gives: While the reducer runs, the store still has the old value: Simultaneous accesses to one
//   variable

// instead of
var next = value
reducer(&next, action)
value = next
// this
reducer(&value, action)
