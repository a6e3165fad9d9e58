// wrong: a send during a send is taken for a mistake of the caller, and dropped
// fails: Actions are handled in the order in which they were sent
// says: first come, first served

private var isSending = false

func send(_ action: Action) {
  guard !isSending else { return }
  isSending = true
  defer { isSending = false }
  var next = value
  reducer(&next, action)
  value = next
  for receive in observers { receive(next) }
}
