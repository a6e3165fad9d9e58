// The date differs on each run, and so would the result of a test that shows it.

import Diagnostics
import Foundation

extension DependencyValues {
  /// The source of dates: `@Dependency(\.date.now) var now`. Fails a test that doesn't override it:
  ///
  ///     $0.date.now = Date(timeIntervalSince1970: 0)
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

extension DependencyValues {
  private enum DateGeneratorKey: UnimplementedKey {
    static let liveValue = DateGenerator { Date() }

    static func unimplementedValue(
      readAt callSite: CallSite,
      _ use: UnimplementedUse
    ) -> DateGenerator {
      DateGenerator {
        reportUnimplemented(#"@Dependency(\.date)"#, [], at: callSite)
        return Date()
      }
    }
  }
}

/// Generates dates.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// A generator that always returns the same date.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// A generator that calls the closure each time.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// The date now. Setting it makes it constant.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The date now: `date()` for a generator called `date`.
  public func callAsFunction() -> Date {
    generate()
  }
}
