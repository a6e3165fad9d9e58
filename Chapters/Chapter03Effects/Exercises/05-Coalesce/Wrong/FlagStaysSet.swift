// wrong: the observers are called after the loop, where what they send is never handled
// fails: An action that an observer sends is handled, and notifies
// says: until the next tap

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
for receive in observers { receive(state) }
isDraining = false
