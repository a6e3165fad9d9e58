// What is running, by id
//
// A reducer can't stop an effect that it has returned. So the effect carries an id, and `Running`
// knows what is running under which id. Write both. A `cancellable` effect gives what it gave
// before, and can be stopped with `cancel(id:)` while it runs. One id may stand for several
// effects: `cancel(id:)` stops them all, and a new effect stops earlier ones only if
// `cancelInFlight` says so. An effect that is stopped finishes, and gives nothing more. `count` is
// the number of effects that are running: 0 when all are over, however they ended. From the library
// you need `Effect.run` and `sink`.
//
// kind: write
// lesson: An id instead of a handle

import Chapter03Effects

/// What is running, by id.
final class Running {
  // answer
  // starter: /// How many effects are running.
  // starter: var count: Int { 0 }
  // starter:
  // starter: func cancel(id: AnyHashable) {
  // starter:   // Your code here.
  // starter: }
  private var stops: [AnyHashable: [Int: () -> Void]] = [:]
  private var lastKey = 0

  /// How many effects are running.
  var count: Int { stops.values.reduce(0) { $0 + $1.count } }

  func cancel(id: AnyHashable) {
    for stop in stops[id, default: [:]].values { stop() }
  }

  func insert(id: AnyHashable, stop: @escaping () -> Void) -> Int {
    lastKey += 1
    stops[id, default: [:]][lastKey] = stop
    return lastKey
  }

  func remove(id: AnyHashable, key: Int) {
    stops[id]?[key] = nil
  }
  // end answer
}

extension Effect {
  func cancellable(
    id: AnyHashable,
    cancelInFlight: Bool = false,
    in running: Running
  ) -> Effect {
    // answer
    // starter: self  // Your code here.
    .run { subscriber in
      if cancelInFlight { running.cancel(id: id) }
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
    // end answer
  }
}
