// wrong: the copy is made once, and written back only by the first action
// fails: Each action finds the state that the last one left
// says: Only the first action

let prediction = [1, 2, 4, 5, 3, 6]

// next answer
private var waiting: [Action] = []
private var isDraining = false
private var hasWritten = false

func send(_ action: Action) {
  waiting.append(action)
  guard !isDraining else { return }
  isDraining = true
  defer { isDraining = false }
  while !waiting.isEmpty {
    var next = state
    let effects = reducer(&next, waiting.removeFirst())
    if !hasWritten { state = next }
    hasWritten = true
    for effect in effects {
      effect { [weak self] action in self?.send(action) }
    }
  }
}
