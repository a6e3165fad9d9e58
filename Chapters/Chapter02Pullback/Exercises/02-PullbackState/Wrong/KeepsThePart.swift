// wrong: the pullback keeps the feature's state, and overwrites what others write there
// says: The second action started from the old door. Read the part at each action, and keep
//   nothing of it from one action to the next.
// fails: The reducer starts from the part as it is now
// gives: (seen → [0, 1]) == [0, 100]

var kept: Part?
return { whole, action in
  var part = kept ?? whole[keyPath: value]
  reducer(&part, action)
  kept = part
  whole[keyPath: value] = part
}
