// wrong: the recursion is understood and left as it is
// fails: Actions are handled in the order in which they were sent
// says: still the order of the recursion

let prediction = [1, 2, 4, 5, 3, 6]

// next answer
func send(_ action: Action) {
  var next = state
  let effects = reducer(&next, action)
  state = next
  for effect in effects {
    effect { [weak self] action in self?.send(action) }
  }
}
