// wrong: the function is called once to see whether anything changes, and once for the result
// fails: Each bridge calls its function once per action
// says: `next` was called 2 times

_ = next(state, action)
state = next(state, action)
// next answer
var next = state
reducer(&next, action)
return next
