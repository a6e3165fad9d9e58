// wrong: what runs is cancelled when the effect is made, not when it is started
// fails: Making an effect does nothing; each start is a separate run
// says: An effect does nothing until it is started

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
if cancelInFlight { running.cancel(id: id) }
return .run { subscriber in
  let key = running.insert(id: id) { subscriber.send(completion: .finished) }
  let work = sink(
    receiveCompletion: { subscriber.send(completion: $0) },
    receiveValue: { subscriber.send($0) }
  )
  return AnyCancellable {
    running.remove(id: id, key: key)
    work.cancel()
  }
}
