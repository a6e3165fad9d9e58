// wrong: a send during a send counts as the caller's mistake, and is dropped
// fails: An action that an observer sends is handled before `send` returns
// says: the 0 got lost

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
