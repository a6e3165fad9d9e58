// Ten tests that override the same dependency nest ten times in `withDependencies`. Swift Testing's
// traits say it beside the test's name. They are in a module of their own: what imports Swift
// Testing is linked with it, and an app must not be.
//
// The names are from swift-dependencies 1.x.

import Chapter04Modern
import Testing

extension Trait where Self == _DependenciesTrait {
  /// Keeps the dependencies and shared values of each test of a suite, and of each case of a
  /// parameterized test, apart from all others: `@Suite(.dependencies)`.
  public static var dependencies: Self {
    Self { _ in }
  }

  /// Overrides a dependency for a test, or for each test of a suite. The value is evaluated for
  /// each test, and for each case of a parameterized one.
  ///
  ///     @Test(.dependency(\.continuousClock, ImmediateClock()))
  ///     func countdown() async { … }
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0._replace(keyPath, with: try value()) }
  }

  /// Overrides a dependency by its type: `.dependency(NumberClient.mock)`. The value is evaluated
  /// for each test, and for each case of a parameterized one.
  public static func dependency<Key: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Key
  ) -> Self where Key.Value == Key {
    Self { $0[Key.self] = try value() }
  }

  /// Overrides dependencies for a test, or for each test of a suite. The closure is called for each
  /// test, and for each case of a parameterized one.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(update: updateValues)
  }
}

/// What `dependency` and `dependencies` make. A test has what its suite overrides, and overrides
/// that in turn.
public struct _DependenciesTrait: SuiteTrait, TestTrait, TestScoping {
  let update: @Sendable (inout DependencyValues) async throws -> Void

  public var isRecursive: Bool { true }

  /// Called for each case of each test, first with the traits of its suite.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      // Only a test has an identity, so its cases would share its defaults.
      if $0.haveProgramDefaults { $0.separateDefaults() }
      try await update(&$0)
    } operation: {
      try await function()
    }
  }
}
