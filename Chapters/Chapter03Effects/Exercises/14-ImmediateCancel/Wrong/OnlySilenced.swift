// wrong: a cancelled effect gives nothing, but the server is asked all the same
// fails: Work that is cancelled in the same turn never begins
// says: the scheduler runs what it was given

let key = running.insert(id: id) { subscriber.send(completion: .finished) }
var work: AnyCancellable?
scheduler.schedule(after: scheduler.now + delay) {
  work = sink(
    receiveCompletion: { subscriber.send(completion: $0) },
    receiveValue: { subscriber.send($0) }
  )
}
return AnyCancellable {
  running.remove(key)
  work?.cancel()
}
