// wrong: every end is taken for a good one
// fails: The effect still sends its values, and finishes
// says: Pass on the completion that came

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
  if cancelInFlight { running.cancel(id: id) }
  let key = running.insert(id: id) { subscriber.send(completion: .finished) }
  let work = sink(
    receiveCompletion: { _ in subscriber.send(completion: .finished) },
    receiveValue: { subscriber.send($0) }
  )
  return AnyCancellable {
    running.remove(id: id, key: key)
    work.cancel()
  }
}
