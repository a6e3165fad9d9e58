// wrong: a view only shows
// says: The view was sent an action, and its parent never got it. Send it on.
// fails: An action sent to the view reaches the parent, once
// gives: ([shop.value.apples, apples.value] → [0, 0]) == [1, 1]

let view = Store<LocalValue, Action>(value: toLocalValue(value), send: { _ in })
view.parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
