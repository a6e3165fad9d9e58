// wrong: the view is careful not to keep its parent, and nobody else may keep it
// fails: A view works as long as something keeps it, even if nothing else keeps its parent
// says: The view must keep its parent

let view = Store<LocalValue, Action>(value: toLocalValue(value)) { [weak self] action in
  self?.send(action)
}
view.parentToken = observe { [weak view] value in
  view?.receive(toLocalValue(value))
}
return view
