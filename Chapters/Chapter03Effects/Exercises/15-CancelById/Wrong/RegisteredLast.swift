// wrong: the entry is made when `sink` has returned, and its first value can't stop it
// says: The effect's own first value couldn't stop it: the entry is made too late. Make it before
//   `sink`.
// fails: An effect can be stopped by its own first value, while it is starting
// gives: (values → [1, 2]) == [1]

private var entries: [(id: AnyHashable, key: Int, stop: () -> Void)] = []
var lastKey = 0

var count: Int { entries.count }

func cancel(id: AnyHashable) {
  for entry in entries where entry.id == id { entry.stop() }
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
  let work = sink(
    receiveCompletion: { subscriber.send(completion: $0) },
    receiveValue: { subscriber.send($0) }
  )
  running.insert(id: id, key: key) { subscriber.send(completion: .finished) }
  return AnyCancellable {
    running.remove(key)
    work.cancel()
  }
}
