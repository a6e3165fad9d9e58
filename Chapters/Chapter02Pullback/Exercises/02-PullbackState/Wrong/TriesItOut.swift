// wrong: the reducer runs on a copy to see the result, then again on the real part
// says: The reducer ran twice for each action. A run on a copy, to see what happens, is a run,
//   too.
// fails: The part's reducer runs once for each action
// gives: (runs → 6) == 3

{ whole, action in
  var part = whole[keyPath: value]
  reducer(&part, action)
  whole[keyPath: value] = part
  reducer(&whole[keyPath: value], action)
}
