// wrong: the id is taken for the run: the work begins if anything is running at all
// fails: An effect started later with the same id isn't cancelled
// says: Check whether this run is over

var work: AnyCancellable?
let key = running.insert(id: id) { subscriber.send(completion: .finished) }
scheduler.schedule(after: scheduler.now + delay) {
  guard running.count > 0 else { return }
  work = sink(
    receiveCompletion: { subscriber.send(completion: $0) },
    receiveValue: { subscriber.send($0) }
  )
}
return AnyCancellable {
  running.remove(key)
  work?.cancel()
}
