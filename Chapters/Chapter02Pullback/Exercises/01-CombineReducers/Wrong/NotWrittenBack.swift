// wrong: all work on one state, but it is a copy, and nobody writes it back
// fails: It does what the same calls do by hand
// says: appends, then reverses, then prefixes

var next = state
for reducer in reducers {
  reducer(&next, action)
}
