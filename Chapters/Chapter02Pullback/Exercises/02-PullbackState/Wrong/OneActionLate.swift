// wrong: a change is announced with the next action
// says: The first action's result arrived in the hall only with the second action. Write it back
//   at once.
// fails: The part's changes arrive in the whole
// gives: (openings → [0, 1, 1]) == [1, 1, 2]

var next: Part?
return { whole, action in
  if let next { whole[keyPath: value] = next }
  var part = whole[keyPath: value]
  reducer(&part, action)
  next = part
}
