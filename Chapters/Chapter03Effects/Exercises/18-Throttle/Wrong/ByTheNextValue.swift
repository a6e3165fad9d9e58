// wrong: the time of the last value is compared, so what waits passes only when another comes
// says: What came during the interval was dropped. The latest value waits, and passes at the end,
//   even if no other comes.
// fails: When the interval ends, the latest value passes, and nothing else
// gives: (passed → ["1 at 0"]) == ["1 at 0", "3 at 100"]

var last: SchedulerTime?
return sink { value in
  if let last, last.duration(to: scheduler.now) < interval { return }
  last = scheduler.now
  subscriber.send(value)
}
