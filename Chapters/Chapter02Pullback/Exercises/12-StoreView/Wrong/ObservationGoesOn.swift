// wrong: a token that is kept somewhere is enough
// says: The view is gone, and its parent is still observed: somebody else keeps the token. Keep it
//   in the view, and only there.
// fails: A view that nobody uses any more is freed, and its observation ends
// gives: (observation → "goes on") == "ended"

let view = Store<LocalValue, Action>(value: toLocalValue(value), send: send)
let id = nextID
nextID += 1
observers.append((id, { [weak view] value in view?.receive(toLocalValue(value)) }))
return view
