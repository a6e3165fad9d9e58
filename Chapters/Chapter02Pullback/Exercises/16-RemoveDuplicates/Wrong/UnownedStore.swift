// wrong: the store exists whenever its parent notifies it
// says: The store was released while its parent was notifying its observers. Capture it weakly.
// fails: crash
// gives: The store may be released while others are being notified: Fatal error: Attempted to read
//   an unowned reference but object  was already destroyed

let distinct = Store(value: value, send: send)
distinct.parentToken = observe { [unowned distinct] next in
  if !isDuplicate(distinct.value, next) { distinct.receive(next) }
}
return distinct
