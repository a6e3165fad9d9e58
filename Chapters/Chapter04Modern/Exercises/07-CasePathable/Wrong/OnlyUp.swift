// wrong: a fact moves up
// says: A move from 9 to 2 wasn't extracted. Any two numbers are a payload.
// fails: factMoved: a case with two values
// gives: (extracted(by: path) → ["factMoved(3, 4): (from: 3, to: 4)"]) == ["factMoved(3, 4): (from:
//   3, to: 4)", "factMoved(9, 2): (from: 9, to: 2)"]

// instead of
extract: { if case .factMoved(let from, let to) = $0 { (from, to) } else { nil } }
// this
extract: { if case .factMoved(let from, let to) = $0, from < to { (from, to) } else { nil } }
