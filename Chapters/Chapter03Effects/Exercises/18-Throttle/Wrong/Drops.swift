// wrong: what comes during an interval is dropped, so the finger's last value never passes
// says: What came during the interval was dropped. The latest value waits, and passes at the end,
//   even if no other comes.
// fails: When the interval ends, the latest value passes, and nothing else
// gives: (passed → ["1 at 0"]) == ["1 at 0", "3 at 100"]

var isRunning = false
return sink { value in
  if isRunning { return }
  isRunning = true
  subscriber.send(value)
  scheduler.schedule(after: scheduler.now + interval) { isRunning = false }
}
