// wrong: the reducer runs once to see what changes, and once on the result
// says: The reducer ran twice for one action. The caller can tell: a reducer may be slow, or
//   print something.
// fails: fromInout calls the reducer once
// gives: (fromInoutOnce().calls → 2) == 1

// instead of
reducer(&next, action)
// this
reducer(&next, action)
reducer(&next, action)
