// wrong: an action that the step doesn't state stays in the queue
// says: `.add(1)` wasn't the stated action, and it still waits in the queue, where it is reported
//   again. Take it out, whatever the step states.
// fails: 4: An action other than the stated one is reported
// gives: ([test.faults, test.left] → [[2, 3], [1, 1]]) == [[2], []]

// instead of
let (action, origin) = waiting.removeFirst()
guard action == expected else { return fail("\(action) came.", line: line) }
// this
let (action, origin) = waiting[0]
guard action == expected else { return fail("\(action) came.", line: line) }
waiting.removeFirst()
