// wrong: a clock ticks from the start, and each tick lets the latest value pass
// fails: The first value passes at once
// says: a throttle lets the first value pass at once

var waiting: Output?
let clock = scheduler.schedule(after: scheduler.now + interval, interval: interval) {
  if let value = waiting { subscriber.send(value) }
  waiting = nil
}
let work = sink { value in waiting = value }
return AnyCancellable {
  clock.cancel()
  work.cancel()
}
