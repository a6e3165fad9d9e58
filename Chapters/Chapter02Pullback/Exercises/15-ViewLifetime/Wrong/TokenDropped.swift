// wrong: the token is let go to break the circle, and with it the observation
// fails: A view that is kept is told and can send
// says: its observation has to go on

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in self.send(toGlobalAction(action)) }
)
_ = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
