// wrong: what an observer sends is handled, and the notification counts as under way
// says: What an observer sent was handled, and nobody was notified. After that, the observers are
//   called again.
// fails: All observers see an action's state before what one of them sends is handled
// gives: (drawn + [[store.state]] → [[0, 3], [0, 3], [4]]) == [[0, 3, 4, 5], [0, 3, 4, 5], [5]]

waiting.append(action)
guard !isDraining else { return }
isDraining = true
defer { isDraining = false }
var hasNotified = false
while !waiting.isEmpty {
  var next = state
  let effects = reducer(&next, waiting.removeFirst())
  state = next
  for effect in effects {
    effect { [weak self] action in self?.send(action) }
  }
  if waiting.isEmpty, !hasNotified {
    hasNotified = true
    for receive in observers { receive(next) }
  }
}
