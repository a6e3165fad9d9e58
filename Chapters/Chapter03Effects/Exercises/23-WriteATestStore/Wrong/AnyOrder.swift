// wrong: any waiting action may be received, whatever its place
// says: `.add(1)` came first, but a step that stated `.add(10)` passed: it took that from behind
//   the other. A test states the order, too.
// fails: 4: An action other than the stated one is reported
// gives: (behind.faults → []) == [2]

// instead of
let (action, origin) = waiting.removeFirst()
guard action == expected else { return fail("\(action) came.", line: line) }
// this
let index = waiting.firstIndex { $0.action == expected } ?? 0
let (action, origin) = waiting.remove(at: index)
guard action == expected else { return fail("\(action) came.", line: line) }
