// wrong: what comes during an interval waits in a queue
// says: All the values that waited passed. Only the latest does, and the others are dropped.
// fails: When the interval ends, the latest value passes, and nothing else
// gives: (passed → ["1 at 0", "2 at 100", "3 at 100"]) == ["1 at 0", "3 at 100"]

// instead of
var waiting: Output?
// this
var waiting: [Output] = []

// instead of
if let value = waiting {
  waiting = nil
  pass(value)
}
// this
for value in waiting { subscriber.send(value) }
waiting = []

// instead of
if isRunning { waiting = value } else { pass(value) }
// this
if isRunning { waiting.append(value) } else { pass(value) }
