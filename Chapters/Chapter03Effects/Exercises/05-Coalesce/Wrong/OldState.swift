// wrong: the observers get the state as it was when the tap came
// fails: A tap that leads to two more actions notifies once
// says: before the tap

waiting.append(action)
guard !isDraining else { return }
isDraining = true
defer { isDraining = false }
let before = state
while !waiting.isEmpty {
  var next = state
  let effects = reducer(&next, waiting.removeFirst())
  state = next
  for effect in effects {
    effect { [weak self] action in self?.send(action) }
  }
}
for receive in observers { receive(before) }
