// wrong: the first reducer handles the action, and that is taken to be the end of it
// fails: Each reducer runs once for each action
// says: An action isn't used up

if let reducer = reducers.first { reducer(&state, action) }
