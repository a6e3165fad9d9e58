// wrong: the observer captures the view, so the parent keeps it for ever
// fails: A view that nobody uses any more is gone
// says: must be weak

let view = Store<LocalValue, Action>(value: toLocalValue(value), send: send)
view.parentToken = observe { value in view.receive(toLocalValue(value)) }
return view
