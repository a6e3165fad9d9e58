// wrong: an action of another case gives a default, so that there is always a number
// says: Other cases gave 0. For any other case, give nil.
// fails: numberChanged: a case with a number
// gives: (extracted(by: path) → ["doubleTapped: 0", "numberChanged(7): 7", "numberChanged(-1): -1",
//   "factTapped(8): 0", "factTapped(0): 0", "factMoved(3, 4): 0", "factMoved(9, 2): 0", "success(8
//   is even.): 0", "success(): 0", "failure: 0"]) == ["numberChanged(7): 7", "numberChanged(-1):
//   -1"]

// instead of
extract: { if case .numberChanged(let number) = $0 { number } else { nil } }
// this
extract: { if case .numberChanged(let number) = $0 { number } else { 0 } }
