// wrong: they all work on one state, but on a copy that is never written back
// fails: The caller's state has what the reducers wrote
// says: nobody wrote it back

var next = state
for reducer in reducers {
  reducer(&next, action)
}
