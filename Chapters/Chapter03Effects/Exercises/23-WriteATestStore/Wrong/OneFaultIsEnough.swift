// wrong: a step has one fault at most
// says: A `send` came while an action waited, and its step didn't state the change. Those are two
//   faults: report both.
// fails: 6: A `send` while actions wait is reported
// gives: (unstated.faults → [2]) == [2, 2]

// instead of
failures.append(Failure(line: line, message: message))
// this
if failures.last?.line != line { failures.append(Failure(line: line, message: message)) }
