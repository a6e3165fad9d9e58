// wrong: the queue is emptied at the end, to begin the next tap afresh
// says: What an observer sent is never handled, or only at the next tap: look at the queue again
//   when all observers have been called.
// fails: All observers see an action's state before what one of them sends is handled
// gives: (drawn + [[store.state]] → [[0, 3], [0, 3], [3]]) == [[0, 3, 4, 5], [0, 3, 4, 5], [5]]

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
let current = state
for receive in observers { receive(current) }
waiting = []
isDraining = false
