// wrong: the queue is there, and send calls itself for each action in it
// fails: A long chain uses no more stack than a short one
// says: a call inside a call

let prediction = [1, 2, 4, 5, 3, 6]

// next answer
private var waiting: [Action] = []
private var isSending = false

func send(_ action: Action) {
  guard !isSending else {
    waiting.append(action)
    return
  }
  isSending = true
  var next = state
  let effects = reducer(&next, action)
  state = next
  for effect in effects {
    effect { [weak self] action in self?.send(action) }
  }
  isSending = false
  if !waiting.isEmpty { send(waiting.removeFirst()) }
}
