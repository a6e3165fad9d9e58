// wrong: the new effect is registered, and then all with its id are cancelled
// fails: With cancelInFlight, an effect stops earlier ones, but not itself
// says: The new effect stopped itself

private var stops: [AnyHashable: [Int: () -> Void]] = [:]
private var lastKey = 0

var count: Int { stops.values.reduce(0) { $0 + $1.count } }

func cancel(id: AnyHashable) {
  for stop in (stops[id] ?? [:]).values { stop() }
}

func insert(id: AnyHashable, stop: @escaping () -> Void) -> Int {
  lastKey += 1
  stops[id, default: [:]][lastKey] = stop
  return lastKey
}

func remove(id: AnyHashable, key: Int) {
  stops[id]?[key] = nil
}
// next answer
.run { subscriber in
  let key = running.insert(id: id) { subscriber.send(completion: .finished) }
  if cancelInFlight { running.cancel(id: id) }
  let work = sink(
    receiveCompletion: { subscriber.send(completion: $0) },
    receiveValue: { subscriber.send($0) }
  )
  return AnyCancellable {
    running.remove(id: id, key: key)
    work.cancel()
  }
}
