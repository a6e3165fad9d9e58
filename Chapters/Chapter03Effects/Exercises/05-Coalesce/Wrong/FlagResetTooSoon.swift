// wrong: the flag is reset before the observers are called, so that they may send
// fails: All observers see the same states in the same order
// says: before the second had seen

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
isDraining = false
let current = state
for receive in observers { receive(current) }
