// wrong: the parent is expected to outlive all its views
// fails: crash
// says: unowned reference

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { [unowned self] action in self.send(toGlobalAction(action)) }
)
view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
