// wrong: the queue is there, and send calls itself for each action in it
// says: `send` calls itself for each action in the queue, each time deeper in the stack. Use a
//   loop.
// fails: A long chain uses no more stack than a short one
// gives: (growsInto → "the stack") == "the queue"

// instead of
waiting.append(action)
guard !isDraining else { return }
isDraining = true
defer { isDraining = false }
while !waiting.isEmpty {
  var next = state
  let effects = reducer(&next, waiting.removeFirst())
  state = next
  for effect in effects {
    effect { [weak self] action in self?.send(action) }
  }
}
// this
guard !isDraining else {
  waiting.append(action)
  return
}
isDraining = true
var next = state
let effects = reducer(&next, action)
state = next
for effect in effects {
  effect { [weak self] action in self?.send(action) }
}
isDraining = false
if !waiting.isEmpty { send(waiting.removeFirst()) }
