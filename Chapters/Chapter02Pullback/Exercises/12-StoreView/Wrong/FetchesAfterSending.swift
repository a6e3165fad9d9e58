// wrong: the view fetches its value after its own sends, and is out of date after all others
// fails: An action sent to the parent reaches the view
// says: a snapshot

weak var weakView: Store<LocalValue, Action>?
let view = Store<LocalValue, Action>(value: toLocalValue(value)) { action in
  self.send(action)
  weakView?.receive(toLocalValue(self.value))
}
weakView = view
return view
