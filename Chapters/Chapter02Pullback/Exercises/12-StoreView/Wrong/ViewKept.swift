// wrong: the observer captures the view
// says: Something keeps the view: the closure that observes the parent, which must capture it
//   weakly, the closure that sends, or a list of views.
// fails: A view that nobody uses any more is freed, and its observation ends
// gives: (view → "kept") == "freed"

let view = Store<LocalValue, Action>(value: toLocalValue(value), send: send)
view.parentToken = observe { value in view.receive(toLocalValue(value)) }
return view
