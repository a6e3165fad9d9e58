// wrong: as with functions composed in mathematics, the last in the list comes first
// fails: The reducers run in the order in which they are listed
// says: from right to left

for reducer in reducers.reversed() {
  reducer(&state, action)
}
