// wrong: the queue is emptied at the end, to begin the next tap afresh
// fails: An action that an observer sends is handled, and notifies
// says: the action got lost

waiting.append(action)
guard !isDraining else { return }
isDraining = true
while !waiting.isEmpty {
  var next = state
  let effects = reducer(&next, waiting.removeFirst())
  state = next
  for effect in effects {
    effect { [weak self] action in self?.send(action) }
  }
}
let current = state
for receive in observers { receive(current) }
waiting = []
isDraining = false
