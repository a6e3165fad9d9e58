// wrong: the queue is new, and the reducer is given the stored property again
// says: The reducer was given the stored property itself. As soon as anything reads `value`
//   before the reducer returns, Swift ends the program. Give it a copy, and write that back.
// fails: crash
// gives: The reducer still works on a copy: Simultaneous accesses to one variable

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
