// wrong: what waits is handled once, and what that leads to waits for the next send
// fails: Actions are handled in the order in which they were sent
// says: `send` returns when none is waiting

private var waiting: [Action] = []
private var isSending = false

func send(_ action: Action) {
  waiting.append(action)
  guard !isSending else { return }
  isSending = true
  let batch = waiting
  waiting = []
  for action in batch {
    var next = value
    reducer(&next, action)
    value = next
    for receive in observers { receive(next) }
  }
  isSending = false
}
