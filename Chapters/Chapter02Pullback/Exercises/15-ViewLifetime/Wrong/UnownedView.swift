// wrong: the view is expected to exist whenever its parent notifies it, as its token ends with it
// fails: crash
// says: unowned reference

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in self.send(toGlobalAction(action)) }
)
view.parentToken = observe { [unowned view] value in view.receive(toLocalValue(value)) }
return view
