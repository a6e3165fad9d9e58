// wrong: a number is positive
// says: -1 wasn't extracted. Any number is a payload.
// fails: numberChanged: a case with a number
// gives: (extracted(by: path) → ["numberChanged(7): 7"]) == ["numberChanged(7): 7",
//   "numberChanged(-1): -1"]

// instead of
extract: { if case .numberChanged(let number) = $0 { number } else { nil } }
// this
extract: { if case .numberChanged(let number) = $0, number > 0 { number } else { nil } }
