// At most once in a while
//
// A finger drags a slider, which sends a lamp 60 values a second. The lamp can take only one value
// every 100 ms. Write `throttled`. Each start of the effect has its own intervals:
//
// - If no interval is running, a value passes immediately, and an interval begins.
// - Of the values that come during an interval, the latest waits. It passes when the interval ends,
//   and begins the next one. The others are dropped.
// - If none came during an interval, nothing passes at its end, and no interval runs any more.
//
// Everything is on one thread, and the slider's effect never finishes. No value comes at the very
// end of an interval. Return what `sink` returns.
//
// kind: law
// lesson: Throttle

import Chapter03Effects

extension Effect {
  func throttled(for interval: Duration, on scheduler: AnyScheduler) -> Effect {
    .run { subscriber in
      // answer
      // starter: // Your code here.
      // starter: sink { value in subscriber.send(value) }
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
        if isRunning { waiting = value } else { pass(value) }
      }
      // end answer
    }
  }
}
