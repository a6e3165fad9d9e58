// wrong: they all work on one state, but on a copy that is never written back
// fails: What the reducers wrote is in the caller's state
// says: nobody wrote it back

var next = state
for reducer in reducers {
  reducer(&next, action)
}
