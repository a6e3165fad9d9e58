// wrong: the reducers run once to see what changes, and once for real
// says: Each reducer ran twice for an action. A run on a copy is a run, too.
// fails: Each reducer runs once for each action
// gives: (run(0, 1).runs → [4, 4, 4]) == [2, 2, 2]

var next = state
for reducer in reducers { reducer(&next, action) }
for reducer in reducers { reducer(&state, action) }
