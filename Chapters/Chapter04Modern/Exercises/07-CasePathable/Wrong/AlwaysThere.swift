// wrong: a case without a payload has nothing to extract, so `()` always fits
// says: `()` was extracted from other cases, too. `extract` tells whether it is this case: for any
//   other, give nil.
// fails: doubleTapped: a case without a payload
// gives: ([embedded((), by: path), extracted(by: path)] → [["doubleTapped"], ["doubleTapped: ()",
//   "numberChanged(7): ()", "numberChanged(-1): ()", "factTapped(8): ()", "factTapped(0): ()",
//   "factMoved(3, 4): ()", "factMoved(9, 2): ()", "success(8 is even.): ()", "success(): ()",
//   "failure: ()"]]) == [["doubleTapped"], ["doubleTapped: ()"]]

// instead of
extract: { if case .doubleTapped = $0 { () } else { nil } }
// this
extract: { _ in () }
