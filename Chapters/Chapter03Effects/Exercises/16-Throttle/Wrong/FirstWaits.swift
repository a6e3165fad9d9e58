// wrong: the first value of an interval is kept for its end, not the latest
// fails: When the interval ends, the latest value passes
// says: It should be the latest

var isRunning = false
var waiting: Output?
func pass(_ value: Output) {
  isRunning = true
  subscriber.send(value)
  scheduler.schedule(after: scheduler.now + interval) {
    isRunning = false
    if let value = waiting {
      waiting = nil
      pass(value)
    }
  }
}
return sink { value in
  if !isRunning {
    pass(value)
  } else if waiting == nil {
    waiting = value
  }
}
