// wrong: the flag is set and never reset, so that every later send only joins the queue
// says: The second `send` from outside only joined the queue. The flag still said that another
//   `send` was running: reset it at the end.
// fails: A second send from outside is handled like the first
// gives: (seen → [1]) == [1, 12]

private var waiting: [Action] = []
private var isSending = false

func send(_ action: Action) {
  waiting.append(action)
  guard !isSending else { return }
  isSending = true
  while !waiting.isEmpty {
    var next = value
    reducer(&next, waiting.removeFirst())
    value = next
    for receive in observers { receive(next) }
  }
}
