// wrong: the first value passes at once, and then each value moves the interval's end
// says: The value that waited passed after a pause of 100 ms. An interval ends when it ends,
//   whatever comes.
// fails: When the interval ends, the latest value passes, and nothing else
// gives: (passed → ["1 at 0", "3 at 160"]) == ["1 at 0", "3 at 100"]

var count = 0
var isRunning = false
var waiting: Output?
func begin() {
  isRunning = true
  count += 1
  let mine = count
  scheduler.schedule(after: scheduler.now + interval) {
    guard mine == count else { return }
    isRunning = false
    if let value = waiting {
      waiting = nil
      subscriber.send(value)
      begin()
    }
  }
}
return sink { value in
  if isRunning {
    waiting = value
  } else {
    subscriber.send(value)
  }
  begin()
}
