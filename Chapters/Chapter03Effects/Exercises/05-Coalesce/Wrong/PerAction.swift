// wrong: each action seems to deserve a notification
// fails: A tap that leads to two more actions notifies once
// says: for each action

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
  for receive in observers { receive(next) }
}
