// wrong: the pullback keeps the whole state, and overwrites what others write there
// says: The second action started from the old door. Read the part at each action, and keep
//   nothing of it from one action to the next.
// fails: The reducer starts from the part as it is now
// gives: (seen → [0, 1]) == [0, 100]

var kept: Whole?
return { whole, action in
  var next = kept ?? whole
  reducer(&next[keyPath: value], action)
  kept = next
  whole = next
}
