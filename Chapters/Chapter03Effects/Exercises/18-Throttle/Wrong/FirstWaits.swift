// wrong: the first value of an interval is kept for its end, not the latest
// says: The first of the values that waited passed. It should be the latest: the others are out
//   of date.
// fails: When the interval ends, the latest value passes, and nothing else
// gives: (passed → ["1 at 0", "2 at 100"]) == ["1 at 0", "3 at 100"]

// instead of
if isRunning { waiting = value } else { pass(value) }
// this
if !isRunning {
  pass(value)
} else if waiting == nil {
  waiting = value
}
