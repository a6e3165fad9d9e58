// wrong: weak on both sides seems the safe choice
// fails: Keeping the view is enough
// says: The view must keep its parent

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { [weak self] action in self?.send(toGlobalAction(action)) }
)
view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
