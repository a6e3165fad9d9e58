// wrong: an answer is only for the screen
// says: The sheet got its fact, and doesn't have it.
// gives:

// instead of
state.fact = fact
// this
_ = fact
