// wrong: the id is taken for the run: the work begins if anything is running at all
// says: a was cancelled, and was asked all the same, because something else was running under the
//   id. Look whether this run is over.
// fails: An effect started later with the same id isn't cancelled
// gives: (searches.log → ["finished a at 100", "asked a at 300", "stopped a at 300", "asked b at
//   400", "answered b at 500", "finished b at 500"]) == ([ "finished a at 100", "asked b at 400",
//   "answered b at 500", "finished b at 500", ] → ["finished a at 100", "asked b at 400", "answered
//   b at 500", "finished b at 500"])

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
