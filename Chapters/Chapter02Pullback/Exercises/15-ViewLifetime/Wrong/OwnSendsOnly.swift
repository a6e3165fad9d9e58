// wrong: a view's value changes when the view has sent something
// says: The view didn't show what was sent to its parent: it has to observe the parent, and keep
//   the token.
// fails: A view that is kept follows its parent, and can send
// gives: ([first, app.value, screen.value] → [0, 3, 3]) == [1, 3, 3]

var found: (() -> Void)?
let view = Store<LocalValue, LocalAction>(value: toLocalValue(value)) { action in
  self.send(toGlobalAction(action))
  found?()
}
found = { [weak view] in view?.receive(toLocalValue(self.value)) }
return view
