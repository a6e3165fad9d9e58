// A new identifier differs on each run, but a test that compares states must know it in advance.

import Diagnostics
import Foundation

extension DependencyValues {
  /// Generates unique identifiers: `Row(id: uuid())`. Fails a test that doesn't override it:
  ///
  ///     $0.uuid = .incrementing
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }

  private enum UUIDGeneratorKey: UnimplementedKey {
    static let liveValue = UUIDGenerator { UUID() }

    static func unimplementedValue(
      readAt callSite: CallSite,
      _ use: UnimplementedUse
    ) -> UUIDGenerator {
      UUIDGenerator {
        reportUnimplemented(#"@Dependency(\.uuid)"#, [], at: callSite)
        return UUID()
      }
    }
  }
}

/// Generates unique identifiers.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// A generator that always returns the same identifier.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A new generator that counts up from `UUID(0)`. Safe to call from any thread.
  public static var incrementing: Self {
    let count = Locked(0)
    return Self {
      count.withLock { count in
        defer { count += 1 }
        return UUID(count)
      }
    }
  }

  /// A generator that calls the closure each time.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// A new identifier: `uuid()` for a generator called `uuid`.
  public func callAsFunction() -> UUID {
    generate()
  }
}

extension UUID {
  /// The identifier that ends with the number, in hexadecimal digits: `UUID(10)` is
  /// `00000000-0000-0000-0000-00000000000A`. A negative number's identifier ends with its
  /// magnitude, and its third group is `0001`, as in the public library.
  public init(_ intValue: Int) {
    let magnitude = UInt64(intValue.magnitude)
    func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: magnitude >> (8 * index)) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, intValue < 0 ? 1 : 0,
        byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
      )
    )
  }
}
