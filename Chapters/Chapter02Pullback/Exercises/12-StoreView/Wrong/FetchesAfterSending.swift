// wrong: the view fetches its value after its own sends, and is out of date after all others
// fails: Two views of the same part agree
// says: Another view was sent something

weak var weakView: Store<LocalValue, Action>?
let view = Store<LocalValue, Action>(value: toLocalValue(value)) { action in
  self.send(action)
  weakView?.receive(toLocalValue(self.value))
}
weakView = view
return view
