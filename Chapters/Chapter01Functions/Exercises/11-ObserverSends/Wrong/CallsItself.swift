// wrong: the queue is there, and `send` still calls itself for each action in it
// says: `send` calls itself for each action in the queue, each time deeper in the stack, which
//   ends after some thousand. Use a loop.
// fails: A long chain of sends uses no more stack than a short one
// gives: (growsInto → "the stack") == "the queue"

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
