// wrong: the recursion is understood and left as it is
// says: This is still the order of the recursion. An action that is sent while another one is
//   being handled waits in the queue.
// fails: Actions are handled in the order in which they were sent, until none is left
// gives: (reduced → ["1", "2", "4", "5", "3", "6", "|", "7", "|"]) == ["1", "2", "3", "4", "5",
//   "6", "|", "7", "|"]

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
