// wrong: the first reducer handles the action, and that ends it
// says: Only the first reducer ran. An action isn't used up by the reducer that handles it: all
//   of them get it.
// fails: Each reducer runs once for each action
// gives: (run(0, 1).runs → [2, 0, 0]) == [2, 2, 2]

// instead of
for reducer in reducers {
// this
for reducer in reducers.prefix(1) {
