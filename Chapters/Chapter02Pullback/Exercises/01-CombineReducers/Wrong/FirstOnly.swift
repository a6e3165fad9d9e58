// wrong: the first reducer handles the action, and then it is taken to be done with
// fails: Each reducer gets every action
// says: an action isn't used up

reducers.first?(&state, action)
