// wrong: as with functions composed in mathematics, the last in the list comes first
// says: The reducers ran from right to left. `combine(a, b)` reads like two lines of code, first
//   `a`, then `b`.
// fails: The reducers run in the order in which they are listed
// gives: (run(1).order → ["third", "second", "first"]) == ["first", "second", "third"]

// instead of
for reducer in reducers {
// this
for reducer in reducers.reversed() {
