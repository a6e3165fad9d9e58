// wrong: the queue is new, and the reducer is given the stored property again
// fails: The reducer still works on a copy
// says: simultaneous accesses

private var waiting: [Action] = []
private var isSending = false

func send(_ action: Action) {
  waiting.append(action)
  guard !isSending else { return }
  isSending = true
  defer { isSending = false }
  while !waiting.isEmpty {
    reducer(&value, waiting.removeFirst())
    for receive in observers { receive(value) }
  }
}
