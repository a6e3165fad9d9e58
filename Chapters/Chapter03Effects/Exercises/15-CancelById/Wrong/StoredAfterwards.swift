// wrong: what `sink` returns is stored when it is there, and by then the work may be over
// says: The effect's own first value couldn't stop it: the entry is made too late. Make it before
//   `sink`.
// fails: An effect can be stopped by its own first value, while it is starting
// gives: (values → [1, 2]) == [1]

var entries: [(id: AnyHashable, key: Int, end: () -> Void)] = []
var lastKey = 0

var count: Int { entries.count }

func cancel(id: AnyHashable) {
  let cancelled = entries.filter { $0.id == id }
  entries.removeAll { $0.id == id }
  for entry in cancelled { entry.end() }
}
// next answer
.run { subscriber in
  if cancelInFlight { running.cancel(id: id) }
  running.lastKey += 1
  let key = running.lastKey
  let work = sink(
    receiveCompletion: {
      running.entries.removeAll { $0.key == key }
      subscriber.send(completion: $0)
    },
    receiveValue: { subscriber.send($0) }
  )
  running.entries.append((id, key, { subscriber.send(completion: .finished) }))
  return work
}
