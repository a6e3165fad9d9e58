// wrong: a new observer is called at once with the current value
// says: The observer was called as soon as it was added. Nothing has happened by then, and it can
//   read the value itself.
// fails: An observer is called after each action, with the new value
// gives: (seen → [0, 1, 3, 3]) == [1, 3, 3]

// instead of
observers.append((id, receive))
// this
observers.append((id, receive))
receive(value)
