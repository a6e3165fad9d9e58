// wrong: they all work on one state, but on a copy that is never written back
// says: None of the changes arrived: the reducers worked on a copy that was not written back.
//   Pass them `&state` itself.
// fails: The caller's state has what the reducers wrote
// gives: (run(1).state → 100) == 103

var next = state
for reducer in reducers {
  reducer(&next, action)
}
