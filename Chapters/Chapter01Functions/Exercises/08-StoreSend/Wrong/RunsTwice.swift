// wrong: the reducer runs once to see what comes of it, and once to do it
// says: The reducer ran twice. Once is enough: what it makes of the copy is the new value.
// fails: One send is one call of the reducer
// gives: (calls → 2) == 1

// instead of
var next = value
reducer(&next, action)
// this
var preview = value
reducer(&preview, action)
var next = value
reducer(&next, action)
