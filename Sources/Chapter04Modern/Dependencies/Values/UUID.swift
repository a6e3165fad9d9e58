// A new identifier is another one on each run. A test that compares states needs to know it before.

import Foundation

extension DependencyValues {
  /// What makes unique identifiers: `Row(id: uuid())`. Fails a test that doesn't override it:
  ///
  ///     $0.uuid = .incrementing
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }

  private enum UUIDGeneratorKey: DependencyKey {
    static let liveValue = UUIDGenerator { UUID() }
    static let testValue = UUIDGenerator(
      unimplemented(#"@Dependency(\.uuid)"#, placeholder: UUID())
    )
  }
}

/// Makes unique identifiers.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Always the same identifier.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// Counts up from `UUID(0)`, each generator for itself. Safe to call from any thread.
  public static var incrementing: Self {
    let count = Locked(0)
    return Self {
      count.withLock { count in
        defer { count += 1 }
        return UUID(count)
      }
    }
  }

  /// A generator that asks the closure each time.
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
  /// `00000000-0000-0000-0000-00000000000A`.
  ///
  /// - Parameter intValue: Of at most 12 hexadecimal digits, and not negative; higher digits are
  ///   left out.
  public init(_ intValue: Int) {
    func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: intValue >> (8 * index)) }
    self.init(
      uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte(5), byte(4), byte(3), byte(2), byte(1), byte(0))
    )
  }
}
