// wrong: the newest action is taken first, from the end of the array, where it is cheap
// fails: Actions are handled in the order in which they were sent
// says: what has waited longest comes first

private var waiting: [Action] = []
private var isSending = false

func send(_ action: Action) {
  waiting.append(action)
  guard !isSending else { return }
  isSending = true
  while let action = waiting.popLast() {
    var next = value
    reducer(&next, action)
    value = next
    for receive in observers { receive(next) }
  }
  isSending = false
}
