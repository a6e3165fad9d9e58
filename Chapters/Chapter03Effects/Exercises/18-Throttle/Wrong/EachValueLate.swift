// wrong: a throttle is a delay
// says: The first value was late, as if it had to wait for a pause. A throttle lets the first
//   value pass at once, and holds back those that follow.
// fails: The first value passes at once
// gives: (passed → ["1 at 150"]) == ["1 at 50"]

sink { value in
  scheduler.schedule(after: scheduler.now + interval) { subscriber.send(value) }
}
