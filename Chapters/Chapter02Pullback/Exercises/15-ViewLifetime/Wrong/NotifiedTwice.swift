// wrong: a view also fetches what its own action has led to
// says: The view's own action was reported twice. Its value is written in one place: when its
//   parent notifies it.
// fails: A view is notified once per action, changed or not
// gives: (seen → [1, 1, 3, 3]) == [1, 1, 3]

var found: (() -> Void)?
let view = Store<LocalValue, LocalAction>(value: toLocalValue(value)) { action in
  self.send(toGlobalAction(action))
  found?()
}
found = { [weak view] in view?.receive(toLocalValue(self.value)) }
view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
