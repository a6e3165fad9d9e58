// Which task sleeps until when. Safe to use from any thread. One thread may cancel a task while
// another puts it to sleep and a third wakes it, but its continuation must be resumed exactly once,
// or the program stops. So the thread that resumes a continuation first takes it out of one table,
// under one lock.

/// The time of a test clock, and the sleeping tasks.
final class SleepingTasks<Instant: InstantProtocol>: Sendable {
  private struct Entry {
    let sleeper: Sleeper<Instant>
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Table {
    var time: Instant
    /// By deadline; those with the same deadline in the order of their arrival.
    var entries: [Entry] = []
  }

  private let table: Locked<Table>

  init(now: Instant) {
    table = Locked(Table(time: now))
  }

  var now: Instant { table.withLock { $0.time } }
  var all: [Sleeper<Instant>] { table.withLock { $0.entries.map(\.sleeper) } }
  var nextDeadline: Instant? { table.withLock { $0.entries.first?.sleeper.deadline } }

  /// Called in the task that is about to sleep. Resumes the task when it is woken or cancelled.
  /// Resumes it immediately if its deadline has passed, or if it is already cancelled, because
  /// `cancel` then came too early to find it.
  func add(_ sleeper: Sleeper<Instant>, _ continuation: CheckedContinuation<Void, any Error>) {
    let isAsleep = table.withLock { table in
      if Task.isCancelled || sleeper.deadline < table.time { return false }
      let last = table.entries.lastIndex { $0.sleeper.deadline <= sleeper.deadline }
      table.entries.insert(
        Entry(sleeper: sleeper, continuation: continuation),
        at: last.map { $0 + 1 } ?? 0
      )
      return true
    }
    if !isAsleep { continuation.resume() }
  }

  func cancel(_ sleeper: Sleeper<Instant>) {
    let entry = table.withLock { table in
      table.entries.firstIndex { $0.sleeper === sleeper }.map { table.entries.remove(at: $0) }
    }
    entry?.continuation.resume(throwing: CancellationError())
  }

  func cancelAll() {
    for sleeper in all { cancel(sleeper) }
  }

  /// Moves the time forward to the first deadline up to `end`, and wakes the first task that sleeps
  /// until then.
  ///
  /// - Returns: The task that was woken; nil if none sleeps until `end`, which is then the time.
  func wakeNext(until end: Instant) -> Sleeper<Instant>? {
    let entry: Entry? = table.withLock { table in
      guard let first = table.entries.first, first.sleeper.deadline <= end else {
        table.time = max(table.time, end)
        return nil
      }
      table.time = max(table.time, first.sleeper.deadline)
      return table.entries.removeFirst()
    }
    entry?.continuation.resume()
    return entry?.sleeper
  }
}

/// A sleeping task, and how to find out when it has continued.
final class Sleeper<Instant: InstantProtocol>: Sendable {
  let deadline: Instant
  /// Knows when the sleeping effect has gone as far as it can; nil if nothing does.
  let settling: EffectSettling?
  private let waking = AsyncStream<Never>.makeStream()

  /// Created in the task that is about to sleep.
  init(until deadline: Instant) {
    self.deadline = deadline
    settling = Self.currentSettling
  }

  /// A `Task { }` in an effect inherits the effect's task locals, but runs where all tasks run.
  private static var currentSettling: EffectSettling? {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { return nil }
    // The task is used in the closure only.
    let hasExecutor = withUnsafeCurrentTask { $0?.unownedTaskExecutor != nil }
    return hasExecutor ? EffectSettling.current : nil
  }

  /// Called as the last thing before the task returns from its sleep.
  func wakes() {
    waking.continuation.finish()
  }

  /// Returns when the task has begun to return from its sleep.
  func isAwake() async {
    for await _ in waking.stream {}
  }
}
