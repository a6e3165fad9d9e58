// wrong: the parent keeps the token, so the observation outlives the view
// fails: A view that nothing keeps is freed at once
// says: Whose is it?

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in self.send(toGlobalAction(action)) }
)
self.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
