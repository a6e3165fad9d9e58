// The time differs on each run, so a test of anything that shows it would, too.

import Foundation

// snippet.date
extension DependencyValues {
  /// What tells the date: `@Dependency(\.date.now) var now`. Fails a test that doesn't override it:
  ///
  ///     $0.date.now = Date(timeIntervalSince1970: 0)
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }

  private enum DateGeneratorKey: DependencyKey {
    static let liveValue = DateGenerator { Date() }
    static let testValue = DateGenerator(
      unimplemented(#"@Dependency(\.date)"#, placeholder: Date())
    )
  }
}
// snippet.end

/// Tells the date.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Always the same date.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// A generator that asks the closure each time.
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
