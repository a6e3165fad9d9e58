// wrong: what follows from a received action is reported at the `receive`
// says: The effect is that of a received action, which goes back to the `send` in line 1. Keep
//   the line with the waiting action.
// fails: 7: Whatever is left at the end is reported at its `send`
// gives: (following.left → [3]) == [1]

// instead of
reduce(action, origin: origin, line: line, update)
}

/// The test is over.
// this
reduce(action, origin: line, line: line, update)
}

/// The test is over.
