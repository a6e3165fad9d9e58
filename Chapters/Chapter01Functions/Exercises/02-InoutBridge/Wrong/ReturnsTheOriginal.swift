// wrong: the original is returned, as if changing the copy changed it too
// fails: fromInout returns what the reducer has changed
// says: something else was returned

state = next(state, action)
// next answer
var next = state
reducer(&next, action)
return state
