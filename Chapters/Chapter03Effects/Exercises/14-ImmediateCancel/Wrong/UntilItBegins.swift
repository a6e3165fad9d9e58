// wrong: the entry is for the time of waiting, and goes when the work begins
// fails: An effect that is cancelled during its work sends nothing more
// says: not only until the work begins

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
