// wrong: the token is dropped to break the cycle
// says: The view doesn't follow its parent. Observe it, and keep the token in the view.
// fails: A view that is kept follows its parent, and can send
// gives: ([first, app.value, screen.value] → [0, 3, 0]) == [1, 3, 3]

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in self.send(toGlobalAction(action)) }
)
_ = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
