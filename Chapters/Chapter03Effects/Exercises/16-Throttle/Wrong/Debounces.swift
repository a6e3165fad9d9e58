// wrong: it is taken for a debounce: each value waits for a pause
// fails: The first value passes at once
// says: A debounce waits for a pause

var latest = 0
return sink { value in
  latest += 1
  let mine = latest
  scheduler.schedule(after: scheduler.now + interval) {
    if mine == latest { subscriber.send(value) }
  }
}
