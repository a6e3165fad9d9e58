// Cancelled in the same turn
//
// `later` starts a search after a delay, so that a key pressed by mistake sends no request. But if
// the user leaves the screen right after the start, the search goes on:
//
//     results("prime").later(id: "search", after: .milliseconds(300), …)   // started
//     running.cancel(id: "search")
//     scheduler.advance(by: .seconds(1))                                  // the request is sent
//
// Fix `later`. From its start until it finishes, fails or is cancelled, an effect has one entry in
// `running`, and cancelling its id finishes it immediately. If it ends before the delay is over, no
// work begins.
//
// kind: fix
// lesson: Registered before it begins

import Chapter03Effects

extension Effect {
  func later(
    id: AnyHashable,
    after delay: Duration,
    on scheduler: AnyScheduler,
    in running: Running
  ) -> Effect {
    .run { subscriber in
      // answer
      // starter: var stop = AnyCancellable {}
      // starter: scheduler.schedule(after: scheduler.now + delay) {
      // starter:   let key = running.insert(id: id) { subscriber.send(completion: .finished) }
      // starter:   let work = sink(
      // starter:     receiveCompletion: { subscriber.send(completion: $0) },
      // starter:     receiveValue: { subscriber.send($0) }
      // starter:   )
      // starter:   stop = AnyCancellable {
      // starter:     running.remove(key)
      // starter:     work.cancel()
      // starter:   }
      // starter: }
      // starter: return AnyCancellable { stop.cancel() }
      let key = running.insert(id: id) { subscriber.send(completion: .finished) }
      var isOver = false
      var work: AnyCancellable?
      scheduler.schedule(after: scheduler.now + delay) {
        guard !isOver else { return }
        work = sink(
          receiveCompletion: { subscriber.send(completion: $0) },
          receiveValue: { subscriber.send($0) }
        )
      }
      return AnyCancellable {
        isOver = true
        running.remove(key)
        work?.cancel()
      }
      // end answer
    }
  }
}

/// What is running, by id.
final class Running {
  private var entries: [(key: Int, id: AnyHashable, stop: () -> Void)] = []
  private var lastKey = 0

  var count: Int { entries.count }

  /// Adds an entry. `stop` is called by `cancel(id:)`.
  func insert(id: AnyHashable, stop: @escaping () -> Void) -> Int {
    lastKey += 1
    entries.append((lastKey, id, stop))
    return lastKey
  }

  func remove(_ key: Int) {
    entries.removeAll { $0.key == key }
  }

  func cancel(id: AnyHashable) {
    for entry in entries where entry.id == id { entry.stop() }
  }
}
