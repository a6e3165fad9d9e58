// wrong: the view exists whenever its parent notifies it, as its token ends with it
// says: The view was released while its parent was notifying its observers. Capture it weakly.
// fails: crash
// gives: A screen that closes while others are being notified isn't notified any more: Fatal error:
//   Attempted to read an unowned reference but object  was already destroyed

let view = Store<LocalValue, LocalAction>(
  value: toLocalValue(value),
  send: { action in self.send(toGlobalAction(action)) }
)
view.parentToken = observe { [unowned view] value in view.receive(toLocalValue(value)) }
return view
