// wrong: the reducer runs on a copy to see the result, then again on the real part
// fails: The part's reducer runs once for each action
// says: ran twice for each

{ whole, action in
  var part = whole[keyPath: value]
  reducer(&part, action)
  whole[keyPath: value] = part
  reducer(&whole[keyPath: value], action)
}
