// wrong: the work is started after an interval
// says: Nothing passed. Start the work at once, and return what `sink` returns: the effect lasts
//   as long as that is kept.
// fails: The first value passes at once
// gives: (passed → []) == ["1 at 50"]

var work: AnyCancellable?
let wait = scheduler.schedule(after: scheduler.now + interval, interval: .seconds(1_000)) {
  work = sink { value in subscriber.send(value) }
}
return AnyCancellable {
  wait.cancel()
  work?.cancel()
}
