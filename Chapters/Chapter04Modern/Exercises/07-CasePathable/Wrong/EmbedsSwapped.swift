// wrong: the two values go in by their place, as both are numbers
// says: The two values were embedded in the wrong order: `from` is the first.
// fails: factMoved: a case with two values
// gives: (embedded((from: 3, to: 4), (from: 9, to: 2), by: path) → ["factMoved(4, 3)",
//   "factMoved(2, 9)"]) == ["factMoved(3, 4)", "factMoved(9, 2)"]

// instead of
embed: { .factMoved(from: $0.from, to: $0.to) },
// this
embed: { .factMoved(from: $0.to, to: $0.from) },
