// wrong: the flag is set and never reset, so that every later send only joins the queue
// fails: A second send from outside is handled like the first
// says: is a flag still set?

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
