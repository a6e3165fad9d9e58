// wrong: the part is copied out, changed, and never written back
// says: The reducer opened a copy of the door, and the one in the hall is still shut. Write the
//   copy back when the reducer is done, or let it work on the part itself.
// fails: The part's changes arrive in the whole
// gives: (openings → [0, 0, 0]) == [1, 1, 2]

{ whole, action in
  var part = whole[keyPath: value]
  reducer(&part, action)
}
