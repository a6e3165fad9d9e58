// wrong: the entry is taken away, and the work goes on
// says: Cancelling the id only removed its entry, and the effect went on. Finish it, which stops
//   its work.
// fails: Cancelling an id stops its effect, which finishes
// gives: (work.log.sorted() → ["7", "began"]) == ["began", "finished", "stopped"]

private var entries: [(id: AnyHashable, key: Int, stop: () -> Void)] = []
var lastKey = 0

var count: Int { entries.count }

func cancel(id: AnyHashable) {
  entries.removeAll { $0.id == id }
}

func insert(id: AnyHashable, key: Int, stop: @escaping () -> Void) {
  entries.append((id, key, stop))
}

func remove(_ key: Int) {
  entries.removeAll { $0.key == key }
}
// next answer
.run { subscriber in
  if cancelInFlight { running.cancel(id: id) }
  running.lastKey += 1
  let key = running.lastKey
  running.insert(id: id, key: key) { subscriber.send(completion: .finished) }
  let work = sink(
    receiveCompletion: { subscriber.send(completion: $0) },
    receiveValue: { subscriber.send($0) }
  )
  return AnyCancellable {
    running.remove(key)
    work.cancel()
  }
}
