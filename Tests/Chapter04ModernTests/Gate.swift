// Effects that end when a test says so, without sleeping.

/// What an effect waits for until the test opens it, or the effect is cancelled.
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

  /// Returns when somebody waits, or has waited.
  func isReached() async {
    for await _ in reached.stream {}
  }
}
