// wrong: an id is thought to be for one effect
// fails: One id may stand for several effects, and other ids are left alone
// says: doesn't replace an earlier one

var work: AnyCancellable?
var isOver = false
running.cancel(id: id)
let key = running.insert(id: id) { subscriber.send(completion: .finished) }
scheduler.schedule(after: scheduler.now + delay) {
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
