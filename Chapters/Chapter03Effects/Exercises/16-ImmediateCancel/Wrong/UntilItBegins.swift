// wrong: the entry is for the time of waiting, and goes when the work begins
// says: The entry went when the work began. It is there from the start to the end, so that the
//   work can be cancelled, too.
// fails: An effect is registered once, from its start to its end
// gives: ([waiting, working, searches.running.count] → [1, 0, 0]) == [1, 1, 0]

var isOver = false
var work: AnyCancellable?
let key = running.insert(id: id) {
  isOver = true
  subscriber.send(completion: .finished)
}
scheduler.schedule(after: scheduler.now + delay) {
  running.remove(key)
  guard !isOver else { return }
  work = sink(
    receiveCompletion: { subscriber.send(completion: $0) },
    receiveValue: { subscriber.send($0) }
  )
}
return AnyCancellable {
  isOver = true
  running.remove(key)
  work?.cancel()
}
