// wrong: the actions that came back are handled once, and what follows from them waits
// fails: All actions are handled before the first send returns
// says: until none is left

let prediction = [1, 2, 4, 5, 3, 6]

// next answer
private var waiting: [Action] = []
private var isDraining = false

func send(_ action: Action) {
  waiting.append(action)
  guard !isDraining else { return }
  isDraining = true
  defer { isDraining = false }
  let first = waiting
  waiting = []
  for action in first + [] {
    handle(action)
  }
  let second = waiting
  waiting = []
  for action in second {
    handle(action)
  }
}

private func handle(_ action: Action) {
  var next = state
  let effects = reducer(&next, action)
  state = next
  for effect in effects {
    effect { [weak self] action in self?.send(action) }
  }
}
