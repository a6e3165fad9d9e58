// wrong: a clock ticks from the start, and each tick lets the latest value pass
// says: The value waited for the next tick of a clock that always runs. If no interval is
//   running, a value passes at once, and begins one.
// fails: The first value passes at once
// gives: (passed → ["1 at 100"]) == ["1 at 50"]

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
