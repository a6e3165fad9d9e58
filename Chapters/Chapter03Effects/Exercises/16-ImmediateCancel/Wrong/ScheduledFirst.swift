// wrong: the entry is made in the same turn, but after the work was handed to the scheduler
// says: The work was over before the entry was made, and nothing removes it any more. Make the
//   entry first.
// fails: An effect is registered once, from its start to its end
// gives: (searches.running.count → 1) == 0

var isOver = false
var work: AnyCancellable?
var key: Int?
scheduler.schedule(after: scheduler.now + delay) {
  guard !isOver else { return }
  work = sink(
    receiveCompletion: {
      if let key { running.remove(key) }
      subscriber.send(completion: $0)
    },
    receiveValue: { subscriber.send($0) }
  )
}
let entry = running.insert(id: id) {
  isOver = true
  if let key { running.remove(key) }
  subscriber.send(completion: .finished)
}
key = entry
return AnyCancellable { [weak running] in
  guard !isOver, work == nil else {
    work?.cancel()
    return
  }
  isOver = true
  running?.remove(entry)
}
