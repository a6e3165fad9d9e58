// wrong: the last reducer decides, so only it runs
// says: Only the last reducer ran. All of them get the action, one after the other.
// fails: Each reducer runs once for each action
// gives: (run(0, 1).runs → [0, 0, 2]) == [2, 2, 2]

// instead of
for reducer in reducers {
// this
for reducer in reducers.suffix(1) {
