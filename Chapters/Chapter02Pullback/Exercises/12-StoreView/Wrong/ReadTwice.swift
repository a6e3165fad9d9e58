// wrong: the part is read wherever it is needed
// says: One action called `toLocalValue` twice. Call it once, and `receive` does the rest.
// fails: An action sent to the parent reaches the view, and the part is read once
// gives: (reads → 2) == 1

let view = Store<LocalValue, Action>(value: toLocalValue(value), send: send)
view.parentToken = observe { [weak view] value in
  view?.value = toLocalValue(value)
  view?.receive(toLocalValue(value))
}
return view
