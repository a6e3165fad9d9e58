// wrong: two reducers are combined, as in the lesson's first version
// says: The third reducer never ran. `combine` runs all of them, however many there are.
// fails: Each reducer runs once for each action
// gives: (run(0, 1).runs → [2, 2, 0]) == [2, 2, 2]

// instead of
for reducer in reducers {
// this
for reducer in reducers.prefix(2) {
