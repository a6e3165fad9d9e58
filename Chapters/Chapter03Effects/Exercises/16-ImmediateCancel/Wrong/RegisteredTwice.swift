// wrong: an entry for the time of waiting is added, and the other one stays where it was
// says: When the work began, the effect was registered a second time. The entry it has is enough.
// fails: An effect is registered once, from its start to its end
// gives: ([waiting, working, searches.running.count] → [1, 2, 0]) == [1, 1, 0]

var stop = AnyCancellable {}
var isOver = false
let waiting = running.insert(id: id) { subscriber.send(completion: .finished) }
scheduler.schedule(after: scheduler.now + delay) {
  guard !isOver else { return }
  let key = running.insert(id: id) { subscriber.send(completion: .finished) }
  let work = sink(
    receiveCompletion: { subscriber.send(completion: $0) },
    receiveValue: { subscriber.send($0) }
  )
  stop = AnyCancellable {
    running.remove(key)
    work.cancel()
  }
}
return AnyCancellable {
  isOver = true
  running.remove(waiting)
  stop.cancel()
}
