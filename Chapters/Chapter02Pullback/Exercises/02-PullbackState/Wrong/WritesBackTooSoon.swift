// wrong: the copy is written back before the reducer has changed it
// fails: The part's changes arrive in the whole
// says: was not written back when the reducer was done

{ whole, action in
  var part = whole[keyPath: value]
  whole[keyPath: value] = part
  reducer(&part, action)
}
