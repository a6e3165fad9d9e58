// wrong: what comes during an interval is dropped, so the finger's last value never passes
// fails: When the interval ends, the latest value passes
// says: was dropped. The latest value waits

var isRunning = false
return sink { value in
  if isRunning { return }
  isRunning = true
  subscriber.send(value)
  scheduler.schedule(after: scheduler.now + interval) { isRunning = false }
}
