// wrong: weak on either side is taken to be the safe choice
// fails: The view alone is enough to go on with
// says: there is nobody else to send to

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { [weak self] action in self?.send(toGlobalAction(action)) }
)
view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
