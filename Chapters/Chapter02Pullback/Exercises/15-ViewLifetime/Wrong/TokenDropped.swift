// wrong: the token is dropped to break the cycle, and the observation ends with it
// fails: A view that is kept follows its parent and can send
// says: doesn't follow its parent

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in self.send(toGlobalAction(action)) }
)
_ = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
