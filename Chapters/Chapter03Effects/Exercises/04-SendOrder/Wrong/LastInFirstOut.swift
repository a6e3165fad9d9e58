// wrong: the newest action is taken first, from the end of the array, where it is cheap
// fails: Actions are handled in the order in which they were sent
// says: take from the front

let prediction = [1, 2, 4, 5, 3, 6]

// next answer
private var waiting: [Action] = []
private var isDraining = false

func send(_ action: Action) {
  waiting.append(action)
  guard !isDraining else { return }
  isDraining = true
  defer { isDraining = false }
  while let action = waiting.popLast() {
    var next = state
    let effects = reducer(&next, action)
    state = next
    for effect in effects {
      effect { [weak self] action in self?.send(action) }
    }
  }
}
