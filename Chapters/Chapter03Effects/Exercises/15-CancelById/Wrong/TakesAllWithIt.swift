// wrong: an effect that is over removes the whole id, with the entries of others
// says: One effect finished, and the entries of the others with its id went, too. Remove only its
//   own.
// fails: An effect that is over leaves no entry
// gives: (running.count → 0) == 1

private var stops: [AnyHashable: [() -> Void]] = [:]

var count: Int { stops.values.reduce(0) { $0 + $1.count } }

func cancel(id: AnyHashable) {
  for stop in stops.removeValue(forKey: id) ?? [] { stop() }
}

func insert(id: AnyHashable, stop: @escaping () -> Void) {
  stops[id, default: []].append(stop)
}

func remove(id: AnyHashable) {
  stops[id] = nil
}
// next answer
.run { subscriber in
  if cancelInFlight { running.cancel(id: id) }
  running.insert(id: id) { subscriber.send(completion: .finished) }
  let work = sink(
    receiveCompletion: { subscriber.send(completion: $0) },
    receiveValue: { subscriber.send($0) }
  )
  return AnyCancellable {
    running.remove(id: id)
    work.cancel()
  }
}
