// wrong: the newest action is taken first, from the end of the array, where it is cheap
// says: The action that was sent last was handled first. In a queue, what has waited longest
//   comes first: add at the end, and take from the front.
// fails: Actions are handled in the order in which they were sent
// gives: (store.value → 2010) == 2100

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
