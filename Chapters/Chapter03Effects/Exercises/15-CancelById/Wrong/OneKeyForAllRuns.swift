// wrong: the key is made with the effect, and both of its runs have it
// says: Two runs of one effect had one entry, or one key. Each run needs its own: make it inside
//   `run`.
// fails: An entry belongs to one run
// gives: ([count, ends, running.count] → [0, 1, 0]) == [1, 2, 0]

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
running.lastKey += 1
let key = running.lastKey
return .run { subscriber in
  if cancelInFlight { running.cancel(id: id) }
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
