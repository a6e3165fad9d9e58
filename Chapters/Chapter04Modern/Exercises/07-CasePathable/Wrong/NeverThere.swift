// wrong: a case without a payload has nothing to extract
// says: Nothing was extracted from `.doubleTapped`. Its payload is `()`, which is not nil.
// fails: doubleTapped: a case without a payload
// gives: ([embedded((), by: path), extracted(by: path)] → [["doubleTapped"], []]) ==
//   [["doubleTapped"], ["doubleTapped: ()"]]

// instead of
extract: { if case .doubleTapped = $0 { () } else { nil } }
// this
extract: { _ in nil }
