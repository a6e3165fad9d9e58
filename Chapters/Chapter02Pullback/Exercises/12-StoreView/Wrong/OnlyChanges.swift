// wrong: an observer wants to know of changes
// says: The pear left the apples as they were, and wasn't reported. Every action is.
// fails: The view's observers are notified once per action, no matter where it was sent
// gives: (seen → [1, 2]) == [1, 2, 2]

let view = Store<LocalValue, Action>(value: toLocalValue(value), send: send)
view.parentToken = observe { [weak view] value in
  let next = toLocalValue(value)
  if let view, "\(view.value)" != "\(next)" { view.receive(next) }
}
return view
