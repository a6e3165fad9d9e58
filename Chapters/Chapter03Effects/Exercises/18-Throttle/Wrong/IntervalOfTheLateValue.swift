// wrong: an interval begins when a value comes
// says: 2 came at 50 ms and passed at 100, so its interval ends at 200. It begins when the value
//   passes, not when it comes.
// fails: The value that waited begins the next interval
// gives: (passed → ["1 at 0", "2 at 100", "3 at 150"]) == ["1 at 0", "2 at 100", "3 at 200"]

var end = scheduler.now
var waiting: (value: Output, end: SchedulerTime)?
return sink { value in
  if scheduler.now < end {
    let isFirst = waiting == nil
    waiting = (value, scheduler.now + interval)
    guard isFirst else { return }
    scheduler.schedule(after: end) {
      guard let latest = waiting else { return }
      waiting = nil
      end = latest.end
      subscriber.send(latest.value)
    }
  } else {
    end = scheduler.now + interval
    subscriber.send(value)
  }
}
