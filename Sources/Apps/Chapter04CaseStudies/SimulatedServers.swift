// Servers and devices in the program itself. They take their time by the clock that the feature
// has, and the servers fail when they are offline.

import Chapter04Modern

public struct OfflineError: Error {
  public init() {}
}

extension GuideClient {
  /// Saves after half a second, and downloads in two.
  public static func simulated(isOffline: Bool = false) -> Self {
    Self(
      favorite: { _, isFavorite in
        @Dependency(\.continuousClock) var clock
        try await clock.sleep(for: .milliseconds(500))
        if isOffline { throw OfflineError() }
        return isFavorite
      },
      download: { _ in
        @Dependency(\.continuousClock) var clock
        let tenths = LockIsolated(0)
        return AsyncThrowingStream {
          try await clock.sleep(for: .milliseconds(200))
          let count = tenths.withValue { tenths in
            tenths += 1
            return tenths
          }
          if isOffline, count == 5 { throw OfflineError() }
          return count < 10 ? Double(count) / 10 : nil
        }
      }
    )
  }
}

extension ChatClient {
  /// Repeats each message with a question mark, and closes the connection after `bye`.
  public static func simulated(isOffline: Bool = false) -> Self {
    let answers = LockIsolated<AsyncThrowingStream<ChatEvent, any Error>.Continuation?>(nil)
    return Self(
      connect: {
        let (stream, continuation) = AsyncThrowingStream<ChatEvent, any Error>.makeStream()
        if isOffline {
          continuation.finish(throwing: OfflineError())
        } else {
          continuation.yield(.opened)
          continuation.yield(.message("it: Say bye, and I hang up."))
          answers.setValue(continuation)
        }
        return stream
      },
      send: { message in
        guard let answers = answers.value else { throw OfflineError() }
        answers.yield(.message("you: \(message)"))
        if message == "bye" { answers.finish() } else { answers.yield(.message("it: \(message)?")) }
      }
    )
  }
}

extension LocationClient {
  /// Walks along a street, a second at a time.
  public static func simulated(isAllowed: Bool = true) -> Self {
    Self(
      isAllowed: { isAllowed },
      locations: {
        counting(every: .seconds(1)) { count in
          Location(latitude: 47.3769 + 0.00001 * Double(count), longitude: 8.5417)
        }
      }
    )
  }
}

extension MotionClient {
  /// Takes two steps a second.
  public static func simulated() -> Self {
    Self(steps: { counting(every: .milliseconds(500)) { $0 + 1 } })
  }
}

/// Values for 0, 1, 2 and so on, each after a pause.
private func counting<Value>(
  every pause: Duration,
  _ value: @escaping @Sendable (Int) -> Value
) -> AsyncStream<Value> {
  @Dependency(\.continuousClock) var clock
  let next = LockIsolated(0)
  return AsyncStream {
    try? await clock.sleep(for: pause)
    if Task.isCancelled { return nil }
    return value(
      next.withValue { next in
        defer { next += 1 }
        return next
      }
    )
  }
}
