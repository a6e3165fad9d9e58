// wrong: the copy is written back before the reducer has changed it
// fails: It is the part's reducer on the part, and nothing on the rest
// says: the feature's part becomes what the feature alone makes of it

{ whole, action in
  var part = whole[keyPath: value]
  whole[keyPath: value] = part
  reducer(&part, action)
}
