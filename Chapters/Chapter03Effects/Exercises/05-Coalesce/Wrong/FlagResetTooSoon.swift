// wrong: the flag is reset before the observers are called, so that they may send
// says: What an observer sent was handled before the others had seen the state before it. It
//   waits until all of them have been called.
// fails: All observers see an action's state before what one of them sends is handled
// gives: (drawn + [[store.state]] → [[0, 3, 4, 5], [0, 5, 4, 3], [5]]) == [[0, 3, 4, 5], [0, 3, 4,
//   5], [5]]

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
