// wrong: the view fetches the value after its own sends as well, to be sure
// says: The view's own action was reported twice. Its value is written in one place: when its
//   parent notifies it.
// fails: The view's observers are notified once per action, no matter where it was sent
// gives: (seen → [1, 1, 2, 2]) == [1, 2, 2]

weak var found: Store<LocalValue, Action>?
let view = Store<LocalValue, Action>(value: toLocalValue(value)) { action in
  self.send(action)
  if let found { found.receive(found.value) }
}
found = view
view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
