// wrong: the value that waited passes, and begins no interval of its own
// fails: A finger that never stops gets a value through in each interval
// says: begins the next one

var isRunning = false
var waiting: Output?
return sink { value in
  if isRunning {
    waiting = value
    return
  }
  isRunning = true
  subscriber.send(value)
  scheduler.schedule(after: scheduler.now + interval) {
    isRunning = false
    if let value = waiting { subscriber.send(value) }
    waiting = nil
  }
}
