// A sound is outside of the state. As a dependency it can be counted in a test.

import Chapter04Modern
import Foundation

/// Says that it is the next one's turn.
public struct BellClient: DependencyKey, Sendable {
  public var ring: @Sendable () async -> Void

  public init(ring: @escaping @Sendable () async -> Void) {
    self.ring = ring
  }

  /// The terminal's bell.
  public static let liveValue = Self { FileHandle.standardOutput.write(Data("\u{7}".utf8)) }

  public static let testValue = Self(ring: unimplemented("BellClient.ring"))
}
