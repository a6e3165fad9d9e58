// wrong: an observer wants to know of changes
// says: An action that changed nothing wasn't reported. It is an action, too.
// fails: A view is notified once per action, changed or not
// gives: (seen → [1, 3]) == [1, 1, 3]

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in self.send(toGlobalAction(action)) }
)
view.parentToken = observe { [weak view] value in
  let next = toLocalValue(value)
  if let view, "\(view.value)" != "\(next)" { view.receive(next) }
}
return view
