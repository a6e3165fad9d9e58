// wrong: there is always a reducer
// says: The condition was false, so there is no reducer. Return one that does nothing.
// fails: crash
// gives: A line under an `if` does nothing if the condition is false: Fatal error: Unexpectedly
//   found nil while unwrapping an Optional value

// instead of
reducer ?? Reduce { _, _ in .none }
// this
reducer!
