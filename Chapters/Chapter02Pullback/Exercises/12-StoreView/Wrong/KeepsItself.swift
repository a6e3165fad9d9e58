// wrong: the view's own closure needs the view
// says: Something keeps the view: the closure that observes the parent, which must capture it
//   weakly, the closure that sends, or a list of views.
// fails: A view that nobody uses any more is freed, and its observation ends
// gives: (view → "kept") == "freed"

var found: Store<LocalValue, Action>?
let view = Store<LocalValue, Action>(value: toLocalValue(value)) { action in
  self.send(action)
  _ = found
}
found = view
view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
