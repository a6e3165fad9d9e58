// wrong: the first reducer handles the action, and that ends it
// fails: Each reducer runs once for each action
// says: An action isn't used up

if let reducer = reducers.first { reducer(&state, action) }
