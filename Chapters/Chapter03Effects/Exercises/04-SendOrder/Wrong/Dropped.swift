// wrong: a send inside a send counts as a mistake, and is ignored
// fails: All actions are handled before the first send returns
// says: these got lost

let prediction = [1, 2, 4, 5, 3, 6]

// next answer
private var isSending = false

func send(_ action: Action) {
  guard !isSending else { return }
  isSending = true
  defer { isSending = false }
  var next = state
  let effects = reducer(&next, action)
  state = next
  for effect in effects {
    effect { [weak self] action in self?.send(action) }
  }
}
