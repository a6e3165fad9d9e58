// wrong: the view is made to keep its parent, while the parent keeps the view
// fails: The last view takes its parents with it
// says: Parent and view keep each other

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in self.send(toGlobalAction(action)) }
)
view.parentToken = observe { value in view.receive(toLocalValue(value)) }
return view
