// wrong: the observers are called when the tap itself has been handled
// fails: A tap that leads to two more actions notifies once
// says: after the first action

waiting.append(action)
guard !isDraining else { return }
isDraining = true
defer { isDraining = false }
var isFirst = true
while !waiting.isEmpty {
  var next = state
  let effects = reducer(&next, waiting.removeFirst())
  state = next
  for effect in effects {
    effect { [weak self] action in self?.send(action) }
  }
  if isFirst { for receive in observers { receive(next) } }
  isFirst = false
}
