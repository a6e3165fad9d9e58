// wrong: the view's value is what matters
// says: The view's value changed, and its observers weren't notified. `receive` does both.
// fails: A view is notified once per action, changed or not
// gives: (seen → []) == [1, 1, 3]

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in self.send(toGlobalAction(action)) }
)
view.parentToken = observe { [weak view] value in view?.value = toLocalValue(value) }
return view
