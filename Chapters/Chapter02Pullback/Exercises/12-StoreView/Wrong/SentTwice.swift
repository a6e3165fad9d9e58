// wrong: an action is sent by the initializer, and handled as well
// says: The parent got the view's action twice.
// fails: An action sent to the view reaches the parent, once
// gives: ([shop.value.apples, apples.value] → [2, 2]) == [1, 1]

let view = Store<LocalValue, Action>(value: toLocalValue(value)) { action in
  self.send(action)
  self.handle(action)
}
view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
