// wrong: the actions are gone through, and not taken out
// fails: An action that an effect sends later is handled, too
// says: leaves the queue for good

let prediction = [1, 2, 4, 5, 3, 6]

// next answer
private var waiting: [Action] = []
private var isDraining = false

func send(_ action: Action) {
  waiting.append(action)
  guard !isDraining else { return }
  isDraining = true
  defer { isDraining = false }
  var index = 0
  while index < waiting.count {
    var next = state
    let effects = reducer(&next, waiting[index])
    index += 1
    state = next
    for effect in effects {
      effect { [weak self] action in self?.send(action) }
    }
  }
}
