// wrong: the time of the last value is compared, so what waits passes only when another comes
// fails: When the interval ends, the latest value passes
// says: was dropped. The latest value waits

var last: SchedulerTime?
return sink { value in
  if let last, last.duration(to: scheduler.now) < interval { return }
  last = scheduler.now
  subscriber.send(value)
}
