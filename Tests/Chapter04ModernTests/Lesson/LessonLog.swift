import Foundation

/// What happened, in order, from whatever thread.
final class LessonLog: @unchecked Sendable {
  private let lock = NSLock()
  // Only with the lock.
  private var entries: [String] = []

  func append(_ entry: String) { lock.withLock { entries.append(entry) } }

  var all: [String] { lock.withLock { entries } }
}

/// One answer, whenever somebody gives it.
struct Answer<Value: Sendable>: Sendable {
  private let stream: AsyncStream<Value>
  private let continuation: AsyncStream<Value>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func give(_ value: Value) { continuation.yield(value) }

  /// The answer; nil if the task that waits is cancelled.
  func wait() async -> Value? {
    for await value in stream { return value }
    return nil
  }
}
