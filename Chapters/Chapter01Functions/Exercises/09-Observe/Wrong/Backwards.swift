// wrong: the newest observer is called first
// says: The newest observer was called first. Add at the end, and go through them from the front.
// fails: Observers are called in the order in which they were added
// gives: (order → [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]) == (Array(0..<10) → [0, 1, 2, 3, 4, 5, 6, 7, 8,
//   9])

// instead of
observers.append((id, receive))
// this
observers.insert((id, receive), at: 0)
