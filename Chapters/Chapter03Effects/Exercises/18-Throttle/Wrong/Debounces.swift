// wrong: it is taken for a debounce: each value waits for a pause
// says: The first value was late, as if it had to wait for a pause. A throttle lets the first
//   value pass at once, and holds back those that follow.
// fails: The first value passes at once
// gives: (passed → ["1 at 150"]) == ["1 at 50"]

var latest = 0
return sink { value in
  latest += 1
  let mine = latest
  scheduler.schedule(after: scheduler.now + interval) {
    if mine == latest { subscriber.send(value) }
  }
}
