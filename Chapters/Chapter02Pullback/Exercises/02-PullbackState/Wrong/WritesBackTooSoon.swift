// wrong: the copy is written back before the reducer has changed it
// says: The reducer opened a copy of the door, and the one in the hall is still shut. Write the
//   copy back when the reducer is done, or let it work on the part itself.
// fails: The part's changes arrive in the whole
// gives: (openings → [0, 0, 0]) == [1, 1, 2]

{ whole, action in
  var part = whole[keyPath: value]
  whole[keyPath: value] = part
  reducer(&part, action)
}
