// What is running, by id
//
// A reducer can't stop an effect that it has returned. So the effect carries an id, and `Running`
// knows which effects are running under which id. Write both, with `Effect.run` and `sink`.
//
// - `cancellable` doesn't change what an effect sends, or how it ends. `cancel(id:)` stops every
//   effect that is running under the id: it finishes, its work is cancelled, and it sends nothing
//   more. The order of all this is up to you.
// - Several effects may run under one id. With `cancelInFlight`, a new effect stops the earlier
//   ones before it begins. Otherwise they go on.
// - `count` is the number of effects that are running: 0 when all have finished, failed or been
//   cancelled.
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
