// wrong: intervals follow one another without end, once the first has begun
// says: No value came during the interval, so none runs any more: the next value passes at once,
//   and begins one.
// fails: After an interval in which nothing came, a value passes at once
// gives: (passed → ["1 at 0", "3 at 200"]) == ["1 at 0", "2 at 130", "3 at 230"]

var isRunning = false
var waiting: Output?

func begin() {
  scheduler.schedule(after: scheduler.now + interval) {
    if let value = waiting {
      waiting = nil
      subscriber.send(value)
    }
    if scheduler.now.sinceStart < .seconds(10) { begin() }
  }
}
return sink { value in
  if isRunning {
    waiting = value
  } else {
    isRunning = true
    subscriber.send(value)
    begin()
  }
}
