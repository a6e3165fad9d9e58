// wrong: the loop ends with the first reducer that has changed something
// says: The first reducer changed something, and the others were skipped. An action isn't used up
//   by the reducer that handles it.
// fails: Each reducer runs once for each action
// gives: (run(0, 1).runs → [2, 1, 1]) == [2, 2, 2]

for reducer in reducers {
  let before = "\(state)"
  reducer(&state, action)
  if "\(state)" != before { break }
}
