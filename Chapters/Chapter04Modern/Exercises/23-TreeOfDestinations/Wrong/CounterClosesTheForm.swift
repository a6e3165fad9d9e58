// wrong: what has saved is closed by its parent
// says: The form passes on what it has saved, and the counter didn't listen to that, or closed
//   it. Listen to `.delegate(.saved(…))`.
// gives:

// instead of
state.count = number
// this
state.count = number
state.destination = nil
