// wrong: the part is copied out, changed, and never written back
// fails: The part's changes arrive in the whole
// says: that copy was not written back

{ whole, action in
  var part = whole[keyPath: value]
  reducer(&part, action)
}
