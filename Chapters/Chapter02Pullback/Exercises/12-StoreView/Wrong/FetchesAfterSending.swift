// wrong: a view's value changes when the view is sent an action
// says: The view still shows what it was made with: no new value of its parent reaches it. Observe
//   the parent, keep the token in the view, and give the view each new part.
// fails: An action sent to the parent reaches the view, and the part is read once
// gives: ([before, apples.value] → [1, 1]) == [1, 2]

weak var found: Store<LocalValue, Action>?
let view = Store<LocalValue, Action>(value: toLocalValue(value)) { action in
  self.send(action)
  found?.receive(toLocalValue(self.value))
}
found = view
return view
