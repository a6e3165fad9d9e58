// wrong: the entry is taken away, and the work goes on
// fails: Cancelling an id stops its effect
// says: removed its entry

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
