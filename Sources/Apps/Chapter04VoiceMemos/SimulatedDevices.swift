// Devices that are only a clock: recording counts how long it takes, and playing takes as long.

import Chapter04Modern
import Foundation

extension RecorderClient {
  /// Hears a voice that goes up and down.
  ///
  /// - Parameter isAllowed: What the user answers when asked for the microphone.
  public static func simulated(isAllowed: Bool = true) -> Self {
    /// For how many tenths of a second it has recorded; nil while it doesn't.
    let recorded = LockIsolated<Int?>(nil)
    return Self(
      isAllowed: { isAllowed },
      record: { _ in
        @Dependency(\.continuousClock) var clock
        recorded.setValue(0)
        return AsyncThrowingStream {
          try await clock.sleep(for: .milliseconds(100))
          return recorded.withValue { tenths in
            guard let count = tenths else { return nil }
            tenths = count + 1
            return 0.5 + 0.5 * sin(Double(count) / 3)
          }
        }
      },
      stop: {
        guard let tenths = recorded.value else { throw DeviceError("Nothing is being recorded.") }
        recorded.setValue(nil)
        return Double(tenths) / 10
      },
      delete: { _ in }
    )
  }
}

extension PlayerClient {
  /// Plays nothing, for as long as it takes.
  public static func simulated() -> Self {
    Self { _, seconds in
      @Dependency(\.continuousClock) var clock
      let played = LockIsolated(0)
      return AsyncThrowingStream {
        try await clock.sleep(for: .milliseconds(100))
        let tenths = played.withValue { tenths in
          tenths += 1
          return Double(tenths)
        }
        return tenths < seconds * 10 ? tenths / (seconds * 10) : nil
      }
    }
  }
}
