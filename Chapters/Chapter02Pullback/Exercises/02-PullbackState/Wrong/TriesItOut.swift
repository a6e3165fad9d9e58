// wrong: run on a copy to see the result, then once more on the real part
// fails: The part's reducer runs once for each action
// says: it isn't tried out first

{ whole, action in
  var part = whole[keyPath: value]
  reducer(&part, action)
  whole[keyPath: value] = part
  reducer(&whole[keyPath: value], action)
}
