// wrong: the view is made to keep its parent, while the parent keeps the view
// fails: A view that nothing keeps is freed at once
// says: must capture the view weakly

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in self.send(toGlobalAction(action)) }
)
view.parentToken = observe { value in view.receive(toLocalValue(value)) }
return view
