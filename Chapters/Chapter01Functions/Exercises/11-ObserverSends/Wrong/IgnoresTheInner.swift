// wrong: a send during a send counts as the caller's mistake, and is dropped
// says: The observer's 0 got lost, because another action was being handled. It has to wait in a
//   queue.
// fails: An action that an observer sends is handled before `send` returns
// gives: (seen → ["1", "|", "15", "|"]) == ["1", "10", "|", "105", "|"]

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
