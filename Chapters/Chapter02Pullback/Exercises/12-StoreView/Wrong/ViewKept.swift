// wrong: the observer captures the view, so the parent keeps it forever
// fails: A view that nobody uses any more is freed
// says: capture the view weakly

let view = Store<LocalValue, Action>(value: toLocalValue(value), send: send)
view.parentToken = observe { value in view.receive(toLocalValue(value)) }
return view
