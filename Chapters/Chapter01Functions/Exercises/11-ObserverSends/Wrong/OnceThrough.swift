// wrong: going through the queue once is enough
// says: Some actions were never handled, or no observer was called after them. Take one action
//   after the other, each with its reducer and its observers, until the queue is empty.
// fails: Actions are handled in the order in which they were sent
// gives: (store.value → 210) == 2100

// instead of
waiting.append(action)
guard !isSending else { return }
isSending = true
defer { isSending = false }
while !waiting.isEmpty {
  var next = value
  reducer(&next, waiting.removeFirst())
// this
if isSending {
  waiting.append(action)
  return
}
isSending = true
defer { isSending = false }
func handle(_ action: Action) {
  var next = value
  reducer(&next, action)
  value = next
  for receive in observers { receive(next) }
}
let actions = waiting + [action]
waiting = []
for action in actions { handle(action) }
let collected = waiting
waiting = []
for action in collected {
  var next = value
  reducer(&next, action)
