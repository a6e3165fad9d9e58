// wrong: the one that is observed keeps the token
// says: The view is gone, and its observation goes on: something else keeps the token. Keep it in
//   the view, and only there.
// fails: A view that nothing keeps is freed, and its observation ends
// gives: (app.observers.count → 1) == 0

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in self.send(toGlobalAction(action)) }
)
parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
