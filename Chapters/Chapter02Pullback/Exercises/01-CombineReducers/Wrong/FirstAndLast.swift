// wrong: one combines two reducers, the first and the last
// says: Of three reducers, only the first and the last ran. Run each of them.
// fails: Each reducer runs once for each action
// gives: (run(0, 1).runs → [2, 0, 2]) == [2, 2, 2]

// instead of
for reducer in reducers {
  reducer(&state, action)
}
// this
if let first = reducers.first { first(&state, action) }
if reducers.count > 1, let last = reducers.last { last(&state, action) }
