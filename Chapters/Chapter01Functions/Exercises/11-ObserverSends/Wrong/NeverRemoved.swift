// wrong: the loop goes over the queue, and what was handled stays in it
// says: 1 was handled again with the next `send`. An action leaves the queue when it is handled.
// fails: A second send from outside is handled like the first
// gives: (seen → [1, 11, 112]) == [1, 12]

private var waiting: [Action] = []
private var isSending = false

func send(_ action: Action) {
  waiting.append(action)
  guard !isSending else { return }
  isSending = true
  defer { isSending = false }
  var index = 0
  while index < waiting.count {
    var next = value
    reducer(&next, waiting[index])
    value = next
    for receive in observers { receive(next) }
    index += 1
  }
}
