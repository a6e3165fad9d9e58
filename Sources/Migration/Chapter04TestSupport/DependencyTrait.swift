// Ten tests that override the same dependency nest ten times in `withDependencies`. Swift Testing's
// traits say it beside the test's name. They are in a module of their own: what imports Swift
// Testing is linked with it, and an app must not be.
//
// The names are from swift-dependencies 1.x.

import Chapter04Modern
import Testing

extension Trait where Self == _DependenciesTrait {
  /// Overrides a dependency for a test, or for each test of a suite.
  ///
  ///     @Test(.dependency(\.continuousClock, ImmediateClock()))
  ///     func countdown() async { … }
  public static func dependency<Value: Sendable>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: Value
  ) -> Self {
    Self { $0._replace(keyPath, with: value) }
  }

  /// Overrides a dependency by its type: `.dependency(NumberClient.mock)`.
  public static func dependency<Key: TestDependencyKey>(_ value: Key) -> Self
  where Key.Value == Key {
    Self { $0[Key.self] = value }
  }

  /// Overrides dependencies for a test, or for each test of a suite.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) -> Void
  ) -> Self {
    Self(update: updateValues)
  }
}

/// What `dependency` and `dependencies` make. A test has what its suite overrides, and overrides
/// that in turn.
public struct _DependenciesTrait: SuiteTrait, TestTrait, TestScoping {
  let update: @Sendable (inout DependencyValues) -> Void

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      update(&$0)
    } operation: {
      try await function()
    }
  }
}
