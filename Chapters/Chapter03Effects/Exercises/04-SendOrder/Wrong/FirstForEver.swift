// wrong: the first action is read, and never taken out of the queue
// fails: crash
// says: is handled forever

let prediction = [1, 2, 4, 5, 3, 6]

// next answer
private var waiting: [Action] = []
private var isDraining = false

func send(_ action: Action) {
  waiting.append(action)
  guard !isDraining else { return }
  isDraining = true
  defer { isDraining = false }
  while let action = waiting.first {
    var next = state
    let effects = reducer(&next, action)
    state = next
    for effect in effects {
      effect { [weak self] action in self?.send(action) }
    }
  }
}
