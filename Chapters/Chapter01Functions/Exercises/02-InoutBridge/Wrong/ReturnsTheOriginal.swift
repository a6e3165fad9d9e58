// wrong: the original is returned, as if changing the copy changed it too
// fails: fromInout returns what the reducer writes
// says: what was returned is not that copy

state = next(state, action)
// next answer
var next = state
reducer(&next, action)
return state
