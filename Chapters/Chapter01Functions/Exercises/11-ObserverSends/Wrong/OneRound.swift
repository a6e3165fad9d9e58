// wrong: the queue is handled once, and what that leads to waits for the next send
// says: When `send` returned, 0 was still in the queue, and the next `send` from outside handled
//   it. Go on until the queue is empty.
// fails: An action that an observer sends is handled before `send` returns
// gives: (seen → ["1", "|", "10", "105", "|"]) == ["1", "10", "|", "105", "|"]

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
