// wrong: as functions are composed in mathematics, the last in the list comes first
// fails: The reducers run in the order in which they are listed
// says: from left to right

for reducer in reducers.reversed() {
  reducer(&state, action)
}
