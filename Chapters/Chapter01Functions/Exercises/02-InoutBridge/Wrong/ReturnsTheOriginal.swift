// wrong: the original is returned, as if changing the copy changed it too
// says: The reducer changed its copy, but the original was returned. A copy's changes don't reach
//   what it was copied from.
// fails: fromInout returns what the reducer has changed
// gives: (fromInoutOnce().word → "a") == "ab"

// instead of
return next
// this
return state
