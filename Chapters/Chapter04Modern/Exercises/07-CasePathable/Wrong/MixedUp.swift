// wrong: two cases have the same payload, and `extract` looks for the other one
// says: The number was extracted from `.factTapped`. What `embed` puts in, `extract` takes out.
// fails: numberChanged: a case with a number
// gives: (extracted(by: path) → ["factTapped(8): 8", "factTapped(0): 0"]) == ["numberChanged(7):
//   7", "numberChanged(-1): -1"]

// instead of
extract: { if case .numberChanged(let number) = $0 { number } else { nil } }
// this
extract: { if case .factTapped(let number) = $0 { number } else { nil } }
