// wrong: what an observer sends is handled, and the notification counts as under way
// fails: An action that an observer sends is handled, and notifies
// says: nobody was notified

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
let current = state
for receive in observers { receive(current) }
while !waiting.isEmpty {
  var next = state
  let effects = reducer(&next, waiting.removeFirst())
  state = next
  for effect in effects {
    effect { [weak self] action in self?.send(action) }
  }
}
