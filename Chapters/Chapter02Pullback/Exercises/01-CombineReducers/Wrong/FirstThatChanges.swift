// wrong: the loop ends with the first reducer that has changed something
// fails: Each reducer runs once for each action
// says: An action isn't used up

for reducer in reducers {
  let before = "\(state)"
  reducer(&state, action)
  if "\(state)" != before { break }
}
