// wrong: the result goes into a local copy, and nobody gets it
// fails: toInout writes what the function returns
// says: assign what `next` returns to `state` itself

var copy = state
copy = next(copy, action)
// next answer
var next = state
reducer(&next, action)
return next
