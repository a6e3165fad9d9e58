// wrong: the recursive store is expected to handle the actions in breadth
// fails: The prediction is what a recursive send does
// says: This is the order for a store with a queue

let prediction = [1, 2, 3, 4, 5, 6]

// next answer
private var waiting: [Action] = []
private var isDraining = false

func send(_ action: Action) {
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
  }
}
