// wrong: an effect only adds its action to the queue, even when nothing is being handled
// fails: An action that an effect sends later is handled, too
// says: has to be handled at once

let prediction = [1, 2, 4, 5, 3, 6]

// next answer
private var waiting: [Action] = []

func send(_ action: Action) {
  waiting.append(action)
  while !waiting.isEmpty {
    var next = state
    let effects = reducer(&next, waiting.removeFirst())
    state = next
    for effect in effects {
      effect { [weak self] action in self?.waiting.append(action) }
    }
  }
}
