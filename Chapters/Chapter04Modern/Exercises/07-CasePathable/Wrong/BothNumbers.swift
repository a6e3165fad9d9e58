// wrong: a number is a number, whichever case it is in
// says: The number was extracted from `.factTapped` as well. For any other case, give nil.
// fails: numberChanged: a case with a number
// gives: (extracted(by: path) → ["numberChanged(7): 7", "numberChanged(-1): -1", "factTapped(8):
//   8", "factTapped(0): 0"]) == ["numberChanged(7): 7", "numberChanged(-1): -1"]

// instead of
extract: { if case .numberChanged(let number) = $0 { number } else { nil } }
// this
extract: {
  switch $0 {
  case .numberChanged(let number), .factTapped(let number): number
  default: nil
  }
}
