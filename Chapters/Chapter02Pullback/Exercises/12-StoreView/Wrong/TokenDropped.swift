// wrong: the parent is observed, but nobody keeps the token, so the observation ends at once
// fails: An action sent to the parent reaches the view
// says: keep the token

let view = Store<LocalValue, Action>(value: toLocalValue(value), send: send)
_ = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
