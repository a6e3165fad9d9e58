// wrong: a parent outlives its views
// says: Only the buttons were kept, and the house was freed. A view has to keep its parent: make
//   the buttons with `view`, and let its closure keep `self`.
// fails: A view keeps its parent
// gives: (state → "freed") == "kept"

// instead of
following(toLocalValue) { localAction in
  self.send(toGlobalAction(localAction))
}
// this
following(toLocalValue) { [unowned self] localAction in
  self.send(toGlobalAction(localAction))
}
