// wrong: a view's value is set, and that is all
// says: The view's value changed, and its observers weren't notified. `receive` does both.
// fails: The view's observers are notified once per action, no matter where it was sent
// gives: (seen → []) == [1, 2, 2]

let view = Store<LocalValue, Action>(value: toLocalValue(value), send: send)
view.parentToken = observe { [weak view] value in view?.value = toLocalValue(value) }
return view
