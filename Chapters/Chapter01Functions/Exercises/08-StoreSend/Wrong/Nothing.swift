// wrong: nothing is done
// says: The reducer wasn't called. `send` runs it on a copy of `value`, and writes the copy back.
// fails: One send is one call of the reducer
// gives: (calls → 0) == 1

// instead of
var next = value
reducer(&next, action)
value = next
// this
