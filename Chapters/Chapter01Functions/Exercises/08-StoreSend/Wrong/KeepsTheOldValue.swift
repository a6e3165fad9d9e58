// wrong: a copy of the old value is made, and the reducer still gets the stored property
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
let old = value
reducer(&value, action)
print(old, "→", value)
