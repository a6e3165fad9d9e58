// What is said in a meeting, as text. A recognizer corrects itself while it listens, so each value
// is the whole text so far. It can fail at any time, which is why the stream can throw.

import Chapter04Modern
import Foundation

/// Recognizes speech.
public struct SpeechClient: DependencyKey, Sendable {
  /// Asks the user if nobody has yet.
  public var isAllowed: @Sendable () async -> Bool
  /// The text so far, whenever it changes. Stops listening when nobody reads it any more.
  public var transcripts: @Sendable () -> AsyncThrowingStream<String, any Error>

  public init(
    isAllowed: @escaping @Sendable () async -> Bool,
    transcripts: @escaping @Sendable () -> AsyncThrowingStream<String, any Error>
  ) {
    self.isAllowed = isAllowed
    self.transcripts = transcripts
  }

  /// There is no microphone in a terminal: it is simulated.
  public static var liveValue: Self { .simulated() }

  public static let testValue = Self(
    isAllowed: unimplemented("SpeechClient.isAllowed", placeholder: false),
    transcripts: unimplemented("SpeechClient.transcripts", placeholder: AsyncThrowingStream { nil })
  )

  /// Hears a known text, a word each second.
  public static func simulated() -> Self {
    let words = """
      Yesterday I fixed the timer. Today I write its test. Nothing is in my way. \
      Then we should ship it this week. I agree, after the review.
      """
      .split(separator: " ")
    return Self(
      isAllowed: { true },
      transcripts: {
        @Dependency(\.continuousClock) var clock
        let heard = LockIsolated(0)
        return AsyncThrowingStream {
          try await clock.sleep(for: .seconds(1))
          let count = heard.withValue { count in
            count += 1
            return count
          }
          return count <= words.count ? words.prefix(count).joined(separator: " ") : nil
        }
      }
    )
  }
}
