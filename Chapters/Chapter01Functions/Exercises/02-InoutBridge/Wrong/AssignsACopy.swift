// wrong: the result goes into a local copy, and the caller never sees it
// fails: toInout changes the caller's variable to what `next` returns
// says: the caller's word hasn't changed

var copy = state
copy = next(copy, action)
// next answer
var next = state
reducer(&next, action)
return next
