// Which task sleeps until when. Safe to use from any thread. A task is cancelled on one thread
// while another puts it to sleep and a third wakes it; its continuation must be resumed once, or
// the program stops. So each is taken out of one table, under one lock, by the thread that resumes
// it.

/// The time of a test clock, and the tasks that sleep.
final class SleepingTasks<Instant: InstantProtocol>: Sendable {
  private struct Entry {
    let sleeper: Sleeper<Instant>
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Table {
    var time: Instant
    /// By deadline; those with the same one as they came.
    var entries: [Entry] = []
  }

  private let table: Locked<Table>

  init(now: Instant) {
    table = Locked(Table(time: now))
  }

  var now: Instant { table.withLock { $0.time } }
  var all: [Sleeper<Instant>] { table.withLock { $0.entries.map(\.sleeper) } }
  var nextDeadline: Instant? { table.withLock { $0.entries.first?.sleeper.deadline } }

  /// Called in the task that is to sleep. Resumes it when it is woken, or cancelled; at once if its
  /// deadline is past, or if it is cancelled already: then `cancel` came too early to find it.
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

  /// Moves the time on to the first deadline up to `end`, and wakes the first task that sleeps
  /// until then.
  ///
  /// - Returns: The task that was woken, or nil if none sleeps until `end`; the time is `end` then.
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

/// A task that sleeps, and how to find out when it has gone on.
final class Sleeper<Instant: InstantProtocol>: Sendable {
  let deadline: Instant
  /// Tells when the effect that sleeps has gone as far as it can. Nil if nobody can.
  let settling: EffectSettling?
  private let waking = AsyncStream<Never>.makeStream()

  /// Made in the task that is to sleep.
  init(until deadline: Instant) {
    self.deadline = deadline
    settling = Self.currentSettling
  }

  /// A `Task { }` in an effect inherits the effect's values, but runs where all tasks run.
  private static var currentSettling: EffectSettling? {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { return nil }
    // The task is used in the closure only.
    let hasExecutor = withUnsafeCurrentTask { $0?.unownedTaskExecutor != nil }
    return hasExecutor ? EffectSettling.current : nil
  }

  /// The last thing that the task does before it returns from its sleep.
  func wakes() {
    waking.continuation.finish()
  }

  /// Returns when the task has begun to return from its sleep.
  func isAwake() async {
    for await _ in waking.stream {}
  }
}
