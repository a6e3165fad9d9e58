// wrong: the function is called once to see whether anything changes, and once for the result
// says: `next` was called twice for one action. The caller can tell: a function may be slow, or
//   print something. Call it once and keep the result.
// fails: toInout calls `next` once
// gives: (toInoutOnce().calls → 2) == 1

// instead of
state = next(state, action)
// this
_ = next(state, action)
state = next(state, action)
