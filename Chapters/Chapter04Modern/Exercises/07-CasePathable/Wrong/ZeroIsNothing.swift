// wrong: zero is no number to ask about
// says: 0 wasn't extracted. Any number is a payload.
// fails: factTapped: another case with a number
// gives: (extracted(by: path) → ["factTapped(8): 8"]) == ["factTapped(8): 8", "factTapped(0): 0"]

// instead of
extract: { if case .factTapped(let number) = $0 { number } else { nil } }
// this
extract: { if case .factTapped(let number) = $0, number != 0 { number } else { nil } }
