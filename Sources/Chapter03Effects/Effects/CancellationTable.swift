// Which effects are running, and under which id. A global table, as the public library had, lets two
// stores with the same feature cancel each other's effects, and two tests that run at the same time.
// Here each store has its own, and hands it to its effects when it starts them.

/// What the effects of one store share.
struct EffectContext {
  let cancellations = CancellationTable()
  /// When each throttle last let a value pass.
  let throttles = Locked<[AnyHashable: SchedulerTime]>([:])
}

/// The effects that are running, by id. One id may stand for several.
final class CancellationTable: Sendable {
  private struct Entries {
    var nextKey = 0
    var cancels: [AnyHashable: [Int: () -> Void]] = [:]
  }

  private let entries = Locked(Entries())

  /// Registers how to cancel a run. The key is for removing it.
  func insert(id: AnyHashable, cancel: @escaping () -> Void) -> Int {
    entries.withLock { entries in
      entries.nextKey += 1
      entries.cancels[id, default: [:]][entries.nextKey] = cancel
      return entries.nextKey
    }
  }

  func remove(id: AnyHashable, key: Int) {
    entries.withLock { entries in
      entries.cancels[id]?[key] = nil
      if entries.cancels[id]?.isEmpty == true { entries.cancels[id] = nil }
    }
  }

  /// Cancels all runs with this id, in the order in which they began.
  func cancel(id: AnyHashable) {
    let cancels = entries.withLock { $0.cancels.removeValue(forKey: id) } ?? [:]
    for (_, cancel) in cancels.sorted(by: { $0.key < $1.key }) { cancel() }
  }

  /// How many runs there are with this id.
  func count(id: AnyHashable) -> Int {
    entries.withLock { $0.cancels[id]?.count ?? 0 }
  }

  /// How many runs there are.
  var count: Int {
    entries.withLock { $0.cancels.values.reduce(0) { $0 + $1.count } }
  }
}

extension Effect {
  /// Starts the effect, and keeps it in the table until it ends. To cancel it there completes it.
  ///
  /// It is in the table before it runs: one that completes at once leaves nothing behind, and a
  /// cancellation right after the start can't miss it.
  // snippet.startInTable
  @discardableResult
  func start(_ observer: Observer, in table: CancellationTable, id: AnyHashable) -> Subscriber {
    let subscriber = Subscriber(observer)
    let key = table.insert(id: id) { subscriber.send(completion: .finished) }
    subscriber.onEnd { table.remove(id: id, key: key) }
    subscriber.start(self, context: observer.context)
    return subscriber
  }
  // snippet.end
}
