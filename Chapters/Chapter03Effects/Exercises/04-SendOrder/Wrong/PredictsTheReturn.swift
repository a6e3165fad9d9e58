// wrong: the order in which the calls return is predicted
// fails: The prediction is what a recursive send does
// says: An action is reduced before its effects

let prediction = [4, 5, 2, 6, 3, 1]

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
