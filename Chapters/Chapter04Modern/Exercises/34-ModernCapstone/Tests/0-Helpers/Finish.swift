// A mistake in the store often lets a test wait for ever, and a verdict that comes after ten
// seconds can't say why. So here `finish` gives up, and so does a gate.

import Testing

@testable import Chapter04Modern

/// How often somebody has waited in vain. The next ones wait less, so that all tests get a turn.
private let failures = Locked(0)

/// Whether something comes about before patience is at its end.
private func happens(_ wait: @escaping @Sendable () async -> Void) async -> Bool {
  let (outcomes, outcome) = AsyncStream.makeStream(of: Bool.self)
  let patience: Duration =
    switch failures.value {
    case 0: .seconds(4)
    case 1...5: .milliseconds(100)
    default: .milliseconds(1)
    }
  let waiting = Task {
    await wait()
    outcome.yield(true)
  }
  let alarm = Task {
    try await Task.sleep(for: patience)
    outcome.yield(false)
  }
  defer {
    waiting.cancel()
    alarm.cancel()
  }
  for await hasHappened in outcomes {
    if !hasHappened { failures.withLock { $0 += 1 } }
    return hasHappened
  }
  return false
}

extension StoreTask {
  /// The library's own `finish`, except that it gives up. In this module it takes that one's place,
  /// so the chapter's tests wait by it, too.
  func finish() async {
    let group = group
    if await happens({ await group.hasEnded() }) { return }
    Issue.record(
      """
      An action's effects never ended, and `finish` would wait forever. Either work goes on that \
      should have been cancelled, or in `start` an effect ended without its `complete()` or its \
      `end()`.
      """
    )
  }
}

/// What an effect waits for until the test opens it, or the effect is cancelled. The chapter's own
/// tests wait by it, too.
final class Gate: Sendable {
  private let opened = AsyncStream<Void>.makeStream()
  private let reached = AsyncStream<Void>.makeStream()

  func open() { opened.continuation.finish() }

  /// Throws if the task is cancelled.
  func wait() async throws {
    reached.continuation.finish()
    for await _ in opened.stream {}
    try Task.checkCancellation()
  }

  /// Returns when somebody waits, or has waited. Gives up where nobody comes.
  func isReached() async {
    let reached = reached.stream
    if await happens({ for await _ in reached {} }) { return }
    Issue.record("An effect was returned, but its work never began.")
  }
}
