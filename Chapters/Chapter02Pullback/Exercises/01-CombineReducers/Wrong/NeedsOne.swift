// wrong: there is always a first reducer
// says: `combine()` has no reducers at all, so don't read the first one without asking. A loop
//   over no reducers does nothing, as it should.
// fails: crash
// gives: Combining no reducers gives one that does nothing: Fatal error: Index out of range

reducers[0](&state, action)
for reducer in reducers[1...] { reducer(&state, action) }
