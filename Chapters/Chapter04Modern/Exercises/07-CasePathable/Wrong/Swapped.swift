// wrong: the two values come out in the wrong order, as both are numbers
// says: The two values came out in the wrong order: `from` is the first.
// fails: factMoved: a case with two values
// gives: (extracted(by: path) → ["factMoved(3, 4): (from: 4, to: 3)", "factMoved(9, 2): (from: 2,
//   to: 9)"]) == ["factMoved(3, 4): (from: 3, to: 4)", "factMoved(9, 2): (from: 9, to: 2)"]

// instead of
extract: { if case .factMoved(let from, let to) = $0 { (from, to) } else { nil } }
// this
extract: { if case .factMoved(let from, let to) = $0 { (to, from) } else { nil } }
