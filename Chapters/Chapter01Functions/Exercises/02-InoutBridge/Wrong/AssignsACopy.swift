// wrong: the result goes into a local copy, and the caller never sees it
// says: `next` was called, but the caller's word hasn't changed: assign to `state`.
// fails: toInout changes the caller's variable to what `next` returns
// gives: (toInoutOnce().word → "a") == "ab"

// instead of
state = next(state, action)
// this
var copy = state
copy = next(copy, action)
