// wrong: a payload is one value
// says: `from` came out twice. The payload has both values.
// fails: factMoved: a case with two values
// gives: (extracted(by: path) → ["factMoved(3, 4): (from: 3, to: 3)", "factMoved(9, 2): (from: 9,
//   to: 9)"]) == ["factMoved(3, 4): (from: 3, to: 4)", "factMoved(9, 2): (from: 9, to: 2)"]

// instead of
extract: { if case .factMoved(let from, let to) = $0 { (from, to) } else { nil } }
// this
extract: { if case .factMoved(let from, _) = $0 { (from, from) } else { nil } }
