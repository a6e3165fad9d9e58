// wrong: the observers are called when the tap itself has been handled
// says: The observers were called after the first action, but two more were waiting.
// fails: A tap that leads to two more actions notifies once
// gives: (drawn → [0, 1]) == [0, 3]

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
