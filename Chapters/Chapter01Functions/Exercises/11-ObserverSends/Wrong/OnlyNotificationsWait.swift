// wrong: the reducer runs at once, and only the notifications wait in a queue
// says: The value ran ahead of the observers. An action that waits in the queue must not be
//   reduced yet, either.
// fails: An observer reads the value it was given, even after it has sent an action
// gives: (seen → [[2, 21], [21, 210], [210, 210]]) == [[2, 2], [21, 21], [210, 210]]

private var values: [Value] = []
private var isSending = false

func send(_ action: Action) {
  var next = value
  reducer(&next, action)
  value = next
  values.append(next)
  guard !isSending else { return }
  isSending = true
  while !values.isEmpty {
    let next = values.removeFirst()
    for receive in observers { receive(next) }
  }
  isSending = false
}
