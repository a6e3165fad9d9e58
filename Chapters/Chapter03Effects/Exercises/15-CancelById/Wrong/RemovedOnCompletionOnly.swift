// wrong: an effect is thought to be over only when it completes
// says: An effect is over, and its entry is still there. Remove it in what the run returns, which
//   is called however the run ends.
// fails: An effect that is over leaves no entry
// gives: (running.count → 1) == 0

private var stops: [AnyHashable: [Int: () -> Void]] = [:]
private var lastKey = 0

var count: Int { stops.values.reduce(0) { $0 + $1.count } }

func cancel(id: AnyHashable) {
  let cancelled = stops.removeValue(forKey: id) ?? [:]
  for stop in cancelled.values { stop() }
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
  return sink(
    receiveCompletion: {
      running.remove(id: id, key: key)
      subscriber.send(completion: $0)
    },
    receiveValue: { subscriber.send($0) }
  )
}
