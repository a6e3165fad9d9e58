// wrong: the pullback keeps the feature's state, and overwrites what others write there
// fails: The reducer starts from the part as it is now
// says: keep nothing of it

var kept: Part?
return { whole, action in
  var part = kept ?? whole[keyPath: value]
  reducer(&part, action)
  kept = part
  whole[keyPath: value] = part
}
