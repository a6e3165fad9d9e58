// wrong: the view handles its action, and sends it
// says: The view's action reached its parent twice.
// fails: A view that is kept follows its parent, and can send
// gives: ([first, app.value, screen.value] → [1, 5, 5]) == [1, 3, 3]

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in
    self.send(toGlobalAction(action))
    self.handle(toGlobalAction(action))
  }
)
view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
