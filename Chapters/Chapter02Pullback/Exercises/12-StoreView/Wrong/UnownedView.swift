// wrong: the view exists whenever its parent notifies it, as its token ends with it
// says: The view was released while its parent was notifying its observers. Capture it weakly.
// fails: crash
// gives: A view may be released while others are being notified: Fatal error: Attempted to read an
//   unowned reference but object  was already destroyed

let view = Store<LocalValue, Action>(value: toLocalValue(value), send: send)
view.parentToken = observe { [unowned view] value in view.receive(toLocalValue(value)) }
return view
