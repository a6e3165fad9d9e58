// wrong: each call of send notifies at its end, even the inner ones
// fails: A tap that leads to two more actions notifies once
// says: for each action

waiting.append(action)
if !isDraining {
  isDraining = true
  while !waiting.isEmpty {
    var next = state
    let effects = reducer(&next, waiting.removeFirst())
    state = next
    for effect in effects {
      effect { [weak self] action in self?.send(action) }
    }
  }
  isDraining = false
}
for receive in observers { receive(state) }
