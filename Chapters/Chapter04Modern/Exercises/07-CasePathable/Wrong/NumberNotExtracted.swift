// wrong: `embed` is all that is needed to send an action
// says: Nothing was extracted from `.numberChanged`. Take its number out.
// fails: numberChanged: a case with a number
// gives: (extracted(by: path) → []) == ["numberChanged(7): 7", "numberChanged(-1): -1"]

// instead of
extract: { if case .numberChanged(let number) = $0 { number } else { nil } }
// this
extract: { _ in nil }
