// wrong: the queue is there, and `send` still calls itself for each action in it
// fails: A chain of 100,000 sends uses no more stack than one
// says: `send` calls itself

private var waiting: [Action] = []
private var isSending = false

func send(_ action: Action) {
  if isSending {
    waiting.append(action)
    return
  }
  isSending = true
  var next = value
  reducer(&next, action)
  value = next
  for receive in observers { receive(next) }
  isSending = false
  if !waiting.isEmpty { send(waiting.removeFirst()) }
}
