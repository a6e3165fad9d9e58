// What is running, by id
//
// A reducer can't stop an effect that it has returned. So the effect carries an id, and `Running`
// knows which effects are running under which id. Write both, with `Effect.run` and `sink`.
//
// - `cancellable` doesn't change what an effect sends. `cancel(id:)` stops the effect while it
//   runs: it finishes, and sends nothing more.
// - Several effects may have one id: `cancel(id:)` stops them all. A new effect stops the earlier
//   ones only with `cancelInFlight`.
// - `count` is the number of effects that are running: 0 when all have ended, in whatever way.
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
  private var entries: [(key: Int, id: AnyHashable, stop: () -> Void)] = []
  private var lastKey = 0

  /// How many effects are running.
  var count: Int { entries.count }

  func cancel(id: AnyHashable) {
    for entry in entries where entry.id == id { entry.stop() }
  }

  func insert(id: AnyHashable, stop: @escaping () -> Void) -> Int {
    lastKey += 1
    entries.append((lastKey, id, stop))
    return lastKey
  }

  func remove(_ key: Int) {
    entries.removeAll { $0.key == key }
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
        running.remove(key)
        work.cancel()
      }
    }
    // end answer
  }
}
