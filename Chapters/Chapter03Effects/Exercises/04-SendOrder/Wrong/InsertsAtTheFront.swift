// wrong: what comes back is put before what already waits
// fails: Actions are handled in the order in which they were sent
// says: take from the front

let prediction = [1, 2, 4, 5, 3, 6]

// next answer
private var waiting: [Action] = []
private var isDraining = false

func send(_ action: Action) {
  waiting.insert(action, at: 0)
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
}
