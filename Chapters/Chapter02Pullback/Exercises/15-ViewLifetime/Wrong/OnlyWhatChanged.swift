// wrong: the closure is fixed, but it also drops what hasn't changed
// fails: A view is notified once per action, changed or not
// says: An action that changed nothing wasn't reported

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in self.send(toGlobalAction(action)) }
)
view.parentToken = observe { [weak view] value in
  guard let view else { return }
  let next = toLocalValue(value)
  if "\(next)" != "\(view.value)" { view.receive(next) }
}
return view
