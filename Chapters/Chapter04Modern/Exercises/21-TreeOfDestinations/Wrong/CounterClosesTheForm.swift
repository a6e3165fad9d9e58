// wrong: what has saved is closed by its parent
// says: The form passes on what it has saved, and the counter didn't listen to that, or closed
//   it. Listen to `.delegate(.saved(…))`.
// fails: The counter's form saves the count, and closes
// gives: (handed → ["-30: nothing"]) == ["-30: form 7"]

// instead of
state.count = number
// this
state.count = number
state.destination = nil
