// wrong: each call of send notifies at its end, even the inner ones
// says: The observers were called several times for one tap. Call them once, when no action is
//   waiting any more, and not in the inner calls of `send`.
// fails: A tap that leads to two more actions notifies once
// gives: (drawn → [0, 1, 2, 3]) == [0, 3]

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
