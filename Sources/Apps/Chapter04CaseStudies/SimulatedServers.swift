// Servers in the program itself. They take their time by the clock that the feature has, and fail
// when they are offline.

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
