// wrong: the view observes its parent, and fetches the value after its own sends, to be sure
// fails: The view's observers are notified once per action, no matter where it was sent
// says: written in one place

weak var weakView: Store<LocalValue, Action>?
let view = Store<LocalValue, Action>(value: toLocalValue(value)) { action in
  self.send(action)
  weakView?.receive(toLocalValue(self.value))
}
weakView = view
view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
