// A mistake in the store often lets a test wait for ever, and a verdict that comes after ten
// seconds can't say why. So here `finish` gives up.

import Testing

@testable import Chapter04Modern

/// How often somebody has waited in vain. The next ones wait less, so that all tests get a turn.
private let failures = Locked(0)

extension StoreTask {
  /// The library's own `finish`, except that it gives up. In this module it takes that one's place,
  /// so the chapter's tests wait by it, too.
  func finish() async {
    let (outcomes, outcome) = AsyncStream.makeStream(of: Bool.self)
    let patience: Duration =
      switch failures.value {
      case 0: .seconds(2)
      case 1...5: .milliseconds(100)
      default: .milliseconds(1)
      }
    let group = group
    let waiting = Task {
      await group.hasEnded()
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
    for await hasEnded in outcomes {
      if hasEnded { return }
      failures.withLock { $0 += 1 }
      Issue.record(
        """
        What follows from an action never ended, and `finish` would wait for ever. Either work \
        goes on that was to be cancelled, or in `start` an effect ended without its `complete()` \
        or its `end()`.
        """
      )
      return
    }
  }
}
