// wrong: the view is given what it shows
// says: The view still shows what it was made with: no new value of its parent reaches it. Observe
//   the parent, keep the token in the view, and give the view each new part.
// fails: An action sent to the parent reaches the view, and the part is read once
// gives: ([before, apples.value] → [1, 1]) == [1, 2]

let first = toLocalValue(value)
let view = Store<LocalValue, Action>(value: first, send: send)
view.parentToken = observe { [weak view] _ in view?.receive(first) }
return view
